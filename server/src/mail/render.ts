import type { Mail, RenderedMail } from './mail.ts';
import { greeting, mailTexts } from './messages.ts';

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

interface Parts {
  subject: string;
  before: string[];
  action: { label: string; url: string } | null;
  after: string[];
}

/** Reads the texts of one kind; the cast-free way to pair a mail with the texts of its kind. */
function parts<M extends Mail>(
  mail: M,
  texts: {
    subject: (mail: M) => string;
    body: (mail: M) => string[];
    action?: string;
    after?: string[];
  },
): Parts {
  const action = texts.action && 'url' in mail ? { label: texts.action, url: mail.url } : null;
  return {
    subject: oneLine(texts.subject(mail)),
    before: texts.body(mail).map(oneLine),
    action,
    after: texts.after ?? [],
  };
}

function partsOf(mail: Mail): Parts {
  switch (mail.kind) {
    case 'confirmation':
      return parts(mail, mailTexts.confirmation);
    case 'invitation':
      return parts(mail, mailTexts.invitation);
    case 'reset':
      return parts(mail, mailTexts.reset);
    case 'login':
      return parts(mail, mailTexts.login);
    case 'emailChange':
      return parts(mail, mailTexts.emailChange);
    case 'emailChangeAsked':
      return parts(mail, mailTexts.emailChangeAsked);
    case 'emailChanged':
      return parts(mail, mailTexts.emailChanged);
    case 'passwordChanged':
      return parts(mail, mailTexts.passwordChanged);
    case 'signInBlocked':
      return parts(mail, mailTexts.signInBlocked);
    case 'signedInAs':
      return parts(mail, mailTexts.signedInAs);
    case 'AccountSuspended':
      return parts(mail, mailTexts.AccountSuspended);
    case 'AccountActivated':
      return parts(mail, mailTexts.AccountActivated);
    case 'AccountCancelled':
      return parts(mail, mailTexts.AccountCancelled);
  }
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function button(action: { label: string; url: string }): string {
  const url = escapeHtml(action.url);
  return `<p><a href="${url}">${escapeHtml(action.label)}</a></p><p>${url}</p>`;
}

/** Writes a mail as plain text and HTML. */
export function renderMail(mail: Mail): RenderedMail {
  const { subject, before, action, after } = partsOf(mail);
  const hello = greeting(oneLine(mail.name));
  const text = [hello, ...before, ...(action ? [action.url] : []), ...after].join('\n\n');
  const html = [
    paragraph(hello),
    ...before.map(paragraph),
    ...(action ? [button(action)] : []),
    ...after.map(paragraph),
  ].join('\n');
  return { subject, text, html };
}
