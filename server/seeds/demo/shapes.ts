import type { AccountCountry, Currency, Role, ServiceAddress, Status } from '@jackfield/contract';

/** How long ago somebody was seen, for example '12 minutes'; 'online' is now, null is never. */
type Seen =
  | 'online'
  | `${number} ${'minutes' | 'hour' | 'hours' | 'day' | 'days' | 'months'}`
  | null;

/** A person of a demo account. */
export interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly extension: string;
  readonly title: string;
  /** Names of the teams, in the order in which they were joined. */
  readonly teams: readonly string[];
  readonly seen: Seen;
  /** Numbers in international form, the default one first. */
  readonly numbers: readonly string[];
  readonly role: Role;
  readonly status: Status;
  readonly invitedDaysAgo?: number;
  /** BCP 47; the account's unless stated. */
  readonly language?: string;
}

/** Who or what answers, by name; the loader turns names into ids (annex F1). */
export type DemoTarget =
  | { readonly actionType: 'teammate'; readonly email: string }
  | { readonly actionType: 'team'; readonly team: string }
  | { readonly actionType: 'ivr'; readonly menu: string }
  | { readonly actionType: 'number'; readonly number: string }
  | { readonly actionType: 'message'; readonly medium: string }
  | { readonly actionType: 'voicemail'; readonly email: string }
  | { readonly actionType: 'callgroup'; readonly emails: readonly string[] };

/** Hours of a day as 'HH:MM-HH:MM'; no entry means closed (annex J3). */
export type DemoWeek = Partial<Record<Weekday, readonly string[]>>;

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** A key of a menu: 1 to 9, 0, * or timeout (ENT-20). */
export interface DemoKey {
  readonly input: string;
  readonly target:
    | { readonly action: 'team'; readonly team: string }
    | { readonly action: 'teammate'; readonly email: string }
    | { readonly action: 'ivr'; readonly menu: string }
    | { readonly action: 'hangup' };
}

export interface DemoMenu {
  readonly name: string;
  /** Text that callers hear. */
  readonly greeting: string;
  readonly keys: readonly DemoKey[];
}

/** A company number (ENT-06). */
export interface DemoCompany {
  readonly label: string;
  /** The first is the default of the record. */
  readonly numbers: readonly string[];
  readonly week: DemoWeek | 'always';
  readonly open: DemoTarget;
  readonly closed: DemoTarget;
  readonly menus?: readonly DemoMenu[];
  /** Greetings of a message target: file name to text. */
  readonly messages?: Readonly<Record<string, string>>;
}

interface DemoTeam {
  readonly name: string;
  readonly extension: string;
  readonly inboundFlow: 'ringGroup' | 'callQueue';
  readonly ringSeconds: number;
  /** Open at any time when left out. */
  readonly week?: DemoWeek;
}

/** What becomes of an invoice that is not paid when it is due. */
export type DemoInvoiceEnd = 'failed' | 'void' | 'uncollectible';

interface DemoCard {
  readonly brand: string;
  readonly last4Digits: string;
  readonly expMonth: number;
  /** Years from now. */
  readonly expiresInYears: number;
  readonly holderName: string;
}

export interface DemoBrand {
  readonly companyName: string;
  readonly brandName: string;
  readonly companyType: 'PrivateProfit' | 'PublicProfit' | 'NonProfit';
  readonly industry: string;
  readonly website: string;
  readonly taxId: string;
  readonly stock?: { readonly exchange: string; readonly symbol: string };
  readonly status: 'pending' | 'verified' | 'unverified' | 'suspended';
  readonly daysAgo: number;
  readonly vettings: readonly {
    readonly provider: 'Aegis Mobile' | 'Campaign Verify' | 'WMC Global';
    readonly vettingClass: 'Enhanced' | 'Standard';
    readonly status: 'requested' | 'passed' | 'failed';
    readonly score: number | null;
  }[];
  readonly feedback: readonly {
    readonly id: string;
    readonly displayName: string;
    readonly description: string;
    readonly fields: readonly string[];
  }[];
  readonly campaigns: readonly DemoCampaign[];
}

export interface DemoCampaign {
  readonly name?: string;
  readonly useCase: string;
  readonly subUseCases?: readonly string[];
  readonly description: string;
  readonly messageFlow: string;
  readonly sampleMessages: readonly string[];
  readonly status:
    | 'pendingPayment'
    | 'paymentFailed'
    | 'pendingReview'
    | 'active'
    | 'rejected'
    | 'suspended'
    | 'deactivated';
  readonly rejection?: {
    readonly code: string;
    readonly description: string;
    readonly field: string;
  };
  readonly daysAgo: number;
  /** Days since it stands as it does; five days after it was made unless given. */
  readonly since?: number;
  readonly numbers?: readonly string[];
}

/** A porting order that the other carrier rejected, half corrected. */
export interface DemoPortOrder {
  readonly number: number;
  readonly carrier: string;
  /** Numbers with the company number that they go to, by its label. */
  readonly numbers: readonly (readonly [number: string, label: string])[];
  readonly sentAccountNumber: string;
  readonly accountNumber: string;
  readonly signedBy: string;
  readonly sentBy: string;
}

/** A whole demo account. */
export interface DemoAccount {
  readonly portOrder?: DemoPortOrder;
  readonly key: string;
  readonly companyName: string;
  readonly country: AccountCountry;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly address: {
    readonly streetAddress: string;
    readonly extendedAddress: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
  };
  /** BCP 47; English unless stated. */
  readonly language?: string;
  readonly isTrial: boolean;
  readonly balance: string;
  /** Countries abroad that its calls may go to; left out where none may. */
  readonly callsTo?: readonly string[];
  /** What the spend guard allows, where it is not what is preset. */
  readonly caps?: { hour: string; day: string; user: string; country: string };
  readonly createdDaysAgo: number;
  readonly people: readonly DemoPerson[];
  /** Where people work who are not at the account's address, by team or email. */
  readonly places?: Readonly<Record<string, ServiceAddress>>;
  /** Test calls to 933, by email; who was found then hears where. */
  readonly testCalls?: readonly { readonly email: string; readonly daysAgo: number }[];
  readonly teams: readonly DemoTeam[];
  readonly companies: readonly DemoCompany[];
  readonly cards: readonly DemoCard[];
  /** What became of invoices that were not paid when due, by the months since they were issued. */
  readonly invoices: Readonly<Record<number, DemoInvoiceEnd>>;
  readonly brands: readonly DemoBrand[];
}
