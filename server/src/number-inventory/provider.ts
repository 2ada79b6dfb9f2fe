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

/** A number that is bought. */
export interface NumberOrder {
  readonly number: string;
  /** Id of what is bought; the same reference again is the same order. */
  readonly reference: string;
}

/** How an order stands. */
export type OrderAnswer =
  /** The number is ours. */
  | { readonly state: 'done'; readonly providerId: string }
  /** The provider has the order; asked again with its id, it says what became of it. */
  | { readonly state: 'open'; readonly providerId: string }
  /** The number is not ours and will not be; the reason is for staff. */
  | { readonly state: 'refused'; readonly reason: string };

/** Whom and where a provider sells to. */
export interface Buyer {
  /** Id of the account. */
  readonly account: string;
  readonly country: AccountCountry;
}

/**
 * Sells phone numbers (NUM-26, PROV-01). Its stock does not know who has a number already; the lookup
 * leaves those out. Any rejection means that the provider cannot be asked now: the same is asked again
 * later.
 */
export interface NumberProvider {
  readonly id: NumberProviderId;
  /** How long it keeps a number that is no longer used for its account, in milliseconds. */
  readonly holdsFor: number;
  /**
   * Whether an order is done or refused at once and touches nothing outside, so that it is placed
   * within the transaction of the purchase.
   */
  readonly sellsAtOnce: boolean;
  /** Whom it sells to, and they buy of no other; left out, it sells to everybody else. */
  serves?(buyer: Buyer): boolean;
  /** Numbers in E.164 in a stable order; fewer than `limit` when there are no more. */
  search(wanted: NumberSearch): Promise<readonly string[]>;
  /** The number as the provider has it in an account of this country; null for a foreign one. */
  find(number: string, country: AccountCountry): Promise<StockedNumber | null>;
  /** Buys a number, once for each reference. */
  order(order: NumberOrder): Promise<OrderAnswer>;
  /** How an order stands that was answered with `open` and this id. */
  check(order: NumberOrder & { readonly providerId: string }): Promise<OrderAnswer>;
  /** Takes a number back, which it may then sell to others; a number that it has back is accepted. */
  giveUp(number: string): Promise<void>;
}
