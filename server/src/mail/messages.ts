import type { Mail, MailKind } from './mail.ts';

interface MailText<M extends Mail> {
  subject: (mail: M) => string;
  /** Paragraphs before the button. */
  body: (mail: M) => string[];
  /** Label of the button; mails without a link have none. */
  action?: string;
  /** Paragraphs after the button. */
  after?: string[];
}

type MailTexts = { [K in MailKind]: MailText<Extract<Mail, { kind: K }>> };

const notYou = 'If this was not you, you can ignore this mail.';

function changeLines(mail: Extract<Mail, { kind: 'signedInAs' }>): string[] {
  const { isActing, changes, moreChanges } = mail;
  if (!isActing) return ['Nothing was changed: the session could only look.'];
  if (changes.length === 0) return ['Nothing was changed.'];
  const more = moreChanges === 0 ? [] : [`and ${moreChanges} more`];
  return [`Changed in your name: ${[...changes, ...more].join('; ')}.`];
}

/** Texts of every mail (OP-45). */
export const mailTexts: MailTexts = {
  confirmation: {
    subject: () => 'Confirm your email address',
    body: () => ['Please confirm your email address to start using your account.'],
    action: 'Confirm email address',
    after: ['The link works once, for 72 hours.'],
  },
  invitation: {
    subject: (mail) => `You are invited to ${mail.companyName}`,
    body: (mail) => [
      `${mail.companyName} has made an account for you. Confirm your email address and choose a password to start.`,
    ],
    action: 'Accept invitation',
    after: ['The link works once, for 72 hours.'],
  },
  reset: {
    subject: () => 'Reset your password',
    body: () => ['A new password was asked for. Choose it here:'],
    action: 'Choose a new password',
    after: ['The link works once, for 1 hour.', notYou],
  },
  login: {
    subject: () => 'Your sign-in link',
    body: () => ['Sign in without a password:'],
    action: 'Sign in',
    after: ['The link works once, for 15 minutes.', notYou],
  },
  emailChange: {
    subject: () => 'Confirm your new email address',
    body: () => [
      'This address was entered as your new email address. Confirm it to sign in with it from then on.',
    ],
    action: 'Confirm email address',
    after: ['The link works once, for 72 hours.'],
  },
  emailChangeAsked: {
    subject: () => 'Your email address is about to change',
    body: (mail) => [
      `The email address of your account is to change to ${mail.newEmail}. You sign in with this address until the new one is confirmed.`,
      'If you did not expect this, please contact your administrator.',
    ],
  },
  emailChanged: {
    subject: () => 'Your email address was changed',
    body: (mail) => [
      `The email address of your account was changed to ${mail.newEmail}.`,
      'If you did not expect this, please contact your administrator.',
    ],
  },
  passwordChanged: {
    subject: () => 'Your password was changed',
    body: () => [
      'The password of your account was changed, and all other sessions have ended.',
      'If you did not expect this, please contact your administrator.',
    ],
  },
  signInBlocked: {
    subject: () => 'Sign-in to your account is blocked for a while',
    body: (mail) => [
      `There were too many failed attempts to sign in to your account. New devices cannot sign in for ${mail.minutes} minutes; browsers that you have used before still can.`,
      'If this was not you, consider choosing a new password.',
    ],
  },
  signedInAs: {
    subject: (mail) => `${mail.who} signed in as you`,
    body: (mail) => [
      `${mail.who} was signed in as you from ${mail.from} to ${mail.until} (${mail.timeZone}).`,
      mail.reason === '' ? 'No reason was given.' : `Reason: ${mail.reason}`,
      ...changeLines(mail),
      'If you did not expect this, please contact your administrator.',
    ],
  },
  AccountSuspended: {
    subject: (mail) => `The account of ${mail.companyName} was suspended`,
    body: (mail) => [
      `The account of ${mail.companyName} was suspended.`,
      'Settle outstanding payments in the billing portal, or contact support.',
    ],
  },
  AccountActivated: {
    subject: (mail) => `The account of ${mail.companyName} is active`,
    body: (mail) => [`The account of ${mail.companyName} is active again.`],
  },
  AccountCancelled: {
    subject: (mail) => `The account of ${mail.companyName} was cancelled`,
    body: (mail) => [`The account of ${mail.companyName} was cancelled.`],
  },
};

export const greeting = (name: string) => `Hello ${name},`;
