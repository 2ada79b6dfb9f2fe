/** Receipt for a person in whose name somebody signed in (annex J8). */
interface SignedInAs {
  kind: 'signedInAs';
  name: string;
  /** Who signed in. */
  who: string;
  /** Begin and end as the person reads times, in `timeZone`. */
  from: string;
  until: string;
  timeZone: string;
  /** Empty when not said. */
  reason: string;
  /** Whether the session was allowed to change things. */
  isActing: boolean;
  /** What was changed, one line each, and how many further changes there were. */
  changes: string[];
  moreChanges: number;
}

/** A mail before it is written: its kind and what its text needs. */
export type Mail =
  | { kind: 'confirmation'; name: string; url: string }
  | { kind: 'invitation'; name: string; companyName: string; url: string }
  | { kind: 'reset'; name: string; url: string }
  | { kind: 'login'; name: string; url: string }
  | { kind: 'emailChange'; name: string; url: string }
  | { kind: 'emailChangeAsked'; name: string; newEmail: string }
  | { kind: 'emailChanged'; name: string; newEmail: string }
  | { kind: 'passwordChanged'; name: string }
  | { kind: 'signInBlocked'; name: string; minutes: number }
  | SignedInAs
  | { kind: 'AccountSuspended'; name: string; companyName: string }
  | { kind: 'AccountActivated'; name: string; companyName: string }
  | { kind: 'AccountCancelled'; name: string; companyName: string };
export type MailKind = Mail['kind'];

/** A mail as it goes out. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
