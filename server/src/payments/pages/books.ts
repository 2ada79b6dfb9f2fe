import type { AccountCountry } from '@jackfield/contract';
import type { Invoice, PaymentMethod } from '@jackfield/contract/api/billing';
import type { Decided } from '../beside-parts.ts';
import type { Visit } from '../payments.ts';

/** What came of paying an invoice. */
export type PayOutcome =
  | { readonly state: 'paid' | 'underWay' }
  | { readonly state: 'unconfirmed'; readonly url: string }
  /** In words for the person. */
  | { readonly state: 'refused'; readonly reason: string };

/** An account as the pages beside the portal see it, in the name of the person who came. */
export interface AccountBook {
  readonly companyName: string;
  readonly postalCode: string;
  readonly country: AccountCountry;
  readonly timeZone: string;
  /** Those that may be paid, or are being paid, the newest first. */
  readonly invoices: readonly Invoice[];
  /** The default first. */
  readonly cards: readonly PaymentMethod[];
  /** Pays with the default card unless one is named. */
  pay(wanted: { invoiceId: string; card: string | undefined }): Promise<PayOutcome>;
  /** Answers why not, in words for the person; null when the card is saved. */
  addCard(card: { token: string; isDefault: boolean }): Promise<string | null>;
}

/** The accounts behind the provider and its pages. */
export interface Books {
  /** Null when the person is no admin of the account any more. */
  open(visit: Visit): Promise<AccountBook | null>;
  decided: Decided;
  /** Hears that the provider keeps a card no longer. */
  cardGone(card: string): Promise<void>;
}
