import type { Currency, ServiceAddress } from '@jackfield/contract';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import type { CallerLines } from '../platform/services.ts';

/** Receipt for a person in whose name somebody signed in (annex J8). */
interface SignedInAs {
  /** Who signed in; null for support. */
  who: string | null;
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

/** What mails tell of brands and campaigns. */
export type RegistryNews =
  | 'brandVerified'
  | 'brandUnverified'
  | 'brandSuspended'
  | 'vettingPassed'
  | 'vettingFailed'
  | 'campaignApproved'
  | 'campaignRejected'
  | 'campaignSuspended'
  | 'feeRefunded'
  | 'feeRefundedRefused';

interface OfAccount {
  companyName: string;
}

/** Of what callers notice. */
interface Noticed {
  callers: CallerLines;
}

/** Of numbers that come from another carrier. */
interface OfPortOrder extends OfAccount {
  url: string;
  orderNumber: string;
  carrier: string;
}

/** What the text of each kind needs besides the person's name. */
interface Needs {
  confirmation: { url: string };
  invitation: { companyName: string; url: string };
  userJoined: OfAccount & Noticed & { url: string; personName: string };
  reset: { url: string };
  login: { url: string };
  emailChange: { url: string };
  emailChangeAsked: { newEmail: string; url: string };
  /** `url` undoes it; null where the old address never was confirmed, or has just done so. */
  emailChanged: { newEmail: string; url: string | null };
  passwordChanged: unknown;
  secondStepAdded: { way: 'app' | 'passkey' };
  secondStepRemoved: { way: 'app' | 'passkey' };
  /** What went with an undone change of the email. */
  secondStepUndone: { app: boolean; passkeys: number; codes: boolean };
  /** `who` is null for support. */
  secondStepReset: { who: string | null; reason: string };
  /** `from` is a day, YYYY-MM-DD. */
  secondStepAsked: { companyName: string; from: string; accepted: AcceptedStep };
  recoveryCodesMade: unknown;
  recoveryCodeUsed: { left: number };
  signInBlocked: { minutes: number };
  /** The owner came in without the provider that is required. */
  breakGlass: OfAccount & { ownerName: string };
  signedInAs: SignedInAs;
  spendAlert: OfAccount &
    Noticed & {
      url: string;
      what: 'hour' | 'day' | 'user' | 'country' | 'spike' | 'night';
      /** Share of the cap that was reached; 0 where it is no cap. */
      level: 0 | 50 | 80 | 100;
      /** Amounts as people read them; of an hour far above its usual, the usual. */
      cap: string;
      spent: string;
      /** The user or country of the cap. */
      subjectName: string;
      /** Who and where drove it; empty where nobody did. */
      personName: string;
      country: string;
    };
  /** How many days the credit lasts; 0 where it is used up. */
  lowCredit: OfAccount & { url: string; days: number };
  /** What the calls of some days added up to, both days included, YYYY-MM-DD. */
  callReport: OfAccount & {
    url: string;
    from: string;
    until: string;
    calls: number;
    inbound: number;
    rated: number;
    ratedAnswered: number;
    /** Median in seconds; null without any. */
    wait: number | null;
    missed: number;
    open: number;
  };
  /** Messages to a team that nobody has heard for an hour; the oldest came at `since`. */
  teamMessage: OfAccount & { url: string; teamName: string; since: string; timeZone: string };
  /** `last4` of the card that pays; null without one. */
  paymentFailed: OfAccount & {
    url: string;
    number: string;
    amount: number;
    currency: Currency;
    last4: string | null;
  };
  /** `lastDay` of the card that pays, YYYY-MM-DD. */
  cardExpires: OfAccount & { url: string; last4: string; lastDay: string };
  /** A change that could not be saved at its time. */
  plannedChange: OfAccount & { url: string; what: string; at: string; timeZone: string };
  /** A key of the account ends soon. */
  keyEnds: OfAccount & { url: string; keyName: string; endsAt: string; timeZone: string };
  /** Whoever made a key has left, so that it ends in a week. */
  keyMakerLeft: OfAccount & {
    url: string;
    keyName: string;
    makerName: string;
    endsAt: string;
    timeZone: string;
  };
  /** A webhook has only failed since a time. */
  webhookFails: OfAccount & { url: string; webhookName: string; since: string; timeZone: string };
  /** A webhook was turned off, by days of failures or by its answer 410. */
  webhookOff: OfAccount & { url: string; webhookName: string; because: 'failures' | 'gone' };
  /** People whom the company's directory has gone are suspended. */
  directoryLeft: OfAccount & {
    url: string;
    people: readonly { readonly name: string; readonly instead: string | null }[];
    callers: CallerLines;
  };
  /** So many leave at once that they wait for a yes. */
  directoryHeld: OfAccount & { url: string };
  /** The other carrier has something of a porting order otherwise, in its words. */
  portRejected: OfPortOrder & { says: readonly string[] };
  portDated: OfPortOrder & { at: string; timeZone: string };
  /** Numbers have moved here; those that stayed, each with why. */
  portDone: OfPortOrder &
    Noticed & {
      moved: readonly string[];
      staying: readonly { readonly number: string; readonly reason: string }[];
    };
  /** Credit is no longer added by itself. */
  topUpStopped: OfAccount & {
    url: string;
    why: 'declined' | 'noCard';
    /** What was to be added, as people read it. */
    amount: string;
  };
  invoice: OfAccount & {
    url: string;
    number: string;
    amount: number;
    currency: Currency;
    isPaid: boolean;
    /** Day on which it is charged, YYYY-MM-DD; null once that has been tried. */
    dueOn: string | null;
    /** Of the default card; null without one. */
    last4: string | null;
  };
  /** What the registry or the carriers have said of a brand or a campaign. */
  registryWord: OfAccount & {
    url: string;
    what: RegistryNews;
    /** The brand or the campaign. */
    recordName: string;
    /** Reasons, a score, or an amount; empty without. */
    note: string;
  };
  /** Somebody called for help. */
  emergencyCall: OfAccount & {
    url: string;
    personName: string;
    extension: string;
    number: string;
    isTest: boolean;
    /** The number that help calls back; empty where the call showed none. */
    from: string;
    /** Where help was sent to; null where that was not known. */
    address: ServiceAddress | null;
    startedAt: string;
    timeZone: string;
  };
  /** A caller left a message, or somebody sent one on. */
  voicemailLeft: {
    url: string;
    /** As in the box: a number in E.164, an extension, or empty; and whose it is, where known. */
    from: string;
    fromName: string;
    /** Of the team whose box it is; empty for the own one. */
    teamName: string;
    seconds: number;
    leftAt: string;
    timeZone: string;
    /** Empty for a message that the caller left here. */
    forwardedBy: string;
    note: string;
    hasSound: boolean;
  };
  AccountSuspended: OfAccount & Noticed;
  AccountActivated: OfAccount;
  AccountCancelled: OfAccount & Noticed;
  trialOver: OfAccount;
}

export type MailKind = keyof Needs;

/** A mail before it is written: its kind and what its text needs. */
export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K; name: string } & Needs[K];
}[Kind];

/** A mail as it goes out. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
