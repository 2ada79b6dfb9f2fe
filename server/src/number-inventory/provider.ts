import type { AccountCountry } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';

/** Numbers that are looked for. */
export interface NumberSearch {
  readonly country: AccountCountry;
  /** Area code, in Malaysia with its 0, or toll-free prefix. */
  readonly areaCode: string;
  readonly isTollFree: boolean;
  /** Digits that the last four of a number have in a row. */
  readonly digits?: string | undefined;
  readonly limit: number;
  /** A number of this provider after which the answer starts. */
  readonly startAfter?: string | undefined;
}

/** What a provider says of one of its numbers. */
export interface StockedNumber {
  readonly country: AccountCountry;
  readonly isTollFree: boolean;
}

/**
 * Sells phone numbers (NUM-26). Its stock does not know who has a number already; the lookup leaves
 * those out. Any rejection means that the provider cannot be asked now.
 */
export interface NumberProvider {
  readonly id: NumberProviderId;
  /** How long it keeps a number that is no longer used for its account, in milliseconds. */
  readonly holdsFor: number;
  /** Numbers in E.164 in a stable order; fewer than `limit` when there are no more. */
  search(wanted: NumberSearch): Promise<readonly string[]>;
  /** The number as the provider has it in an account of this country; null for a foreign one. */
  find(number: string, country: AccountCountry): Promise<StockedNumber | null>;
  /** Takes a number back, which it may then sell to others; a number that it has back is accepted. */
  giveUp(number: string): Promise<void>;
}
