import { activeLocale } from '@jackfield/texts';
import type { Mail, RenderedMail } from './mail.ts';
import { greeting, wordsOf } from './messages.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** One line without control characters: a name must not start another header or line. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function button(action: { label: string; url: string }): string {
  const url = escapeHtml(action.url);
  return `<p><a href="${url}">${escapeHtml(action.label)}</a></p><p>${url}</p>`;
}

/** Writes a mail as plain text and HTML, in the active language. */
export function renderMail(mail: Mail): RenderedMail {
  const { action, after, ...words } = wordsOf(mail);
  const before = words.before.map(oneLine);
  const hello = greeting(oneLine(mail.name));
  const text = [hello, ...before, ...(action ? [action.url] : []), ...after].join('\n\n');
  const html = [
    `<div lang="${activeLocale()}" style="overflow-wrap: anywhere">`,
    paragraph(hello),
    ...before.map(paragraph),
    ...(action ? [button(action)] : []),
    ...after.map(paragraph),
    '</div>',
  ].join('\n');
  return { subject: oneLine(words.subject), text, html };
}
