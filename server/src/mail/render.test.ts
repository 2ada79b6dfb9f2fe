import { expect, it } from 'vitest';
import { renderMail } from './render.ts';

const url = 'https://portal.example/auth/reset-password?t=T&r=a%40example.com';

it('OP-45 writes the link into text and HTML', () => {
  const mail = renderMail({ kind: 'reset', name: 'Ana', url });
  expect(mail.subject).toBe('Reset your password');
  expect(mail.text).toContain(url);
  expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`);
});

it('escapes names and keeps the subject on one line', () => {
  const mail = renderMail({
    kind: 'invitation',
    name: '<b>Ana</b>',
    companyName: 'Harbor\r\nBcc: all@example.com',
    url,
  });
  expect(mail.html).not.toContain('<b>');
  expect(mail.subject).toBe('You are invited to Harbor Bcc: all@example.com');
});

it('has no link where there is nothing to follow', () => {
  const mail = renderMail({ kind: 'passwordChanged', name: 'Ana' });
  expect(mail.html).not.toContain('href');
});
