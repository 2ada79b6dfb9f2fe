import { activateLocale, loadCatalogue } from '@jackfield/texts';
import { afterEach, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { renderMail } from './render.ts';

const url = 'https://portal.example/auth/reset-password?t=T&r=a%40example.com';

const receipt: Mail = {
  kind: 'signedInAs',
  name: 'Ana',
  who: null,
  from: '1 May, 09:00',
  until: '1 May, 09:20',
  timeZone: 'America/New_York',
  reason: '',
  isActing: true,
  changes: ['Front desk (name)', 'Billing'],
  moreChanges: 0,
};

afterEach(() => activateLocale('en'));

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

it('tells whole sentences of who signed in and what was changed', () => {
  const { subject, text } = renderMail(receipt);
  expect(subject).toBe('Support signed in as you');
  expect(text.split('\n\n')).toEqual([
    'Hello Ana,',
    'Support was signed in as you from 1 May, 09:00 to 1 May, 09:20 (Eastern Time).',
    'No reason was given.',
    'Changed in your name: Front desk (name); Billing.',
    'If you did not expect this, please contact your administrator.',
  ]);
  const told = (over: Partial<typeof receipt>) => renderMail({ ...receipt, ...over }).text;
  expect(told({ moreChanges: 3 })).toContain('Front desk (name); Billing; and 3 more.');
  expect(told({ changes: [] })).toContain('Nothing was changed.');
  expect(told({ isActing: false })).toContain('the session could only look.');
  expect(told({ who: 'Ben Li', reason: 'It {was} asked' })).toContain('Reason: It {was} asked');
});

it('writes in the active language', () => {
  loadCatalogue('es', {
    'server.mail.hello': 'Hola {name}:',
    'server.mail.resetSubject': 'Elija una contraseña',
  });
  activateLocale('es');
  const mail = renderMail({ kind: 'reset', name: 'Ana', url });
  expect(mail.subject).toBe('Elija una contraseña');
  expect(mail.text).toMatch(/^Hola Ana:\n\nA new password was requested/);
});
