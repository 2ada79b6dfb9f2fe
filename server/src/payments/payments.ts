import type { Currency } from '@jackfield/contract';

/** What is charged. */
export interface Charge {
  /** Id of what is paid for; the same reference again is the same charge. */
  readonly reference: string;
  /** The card's id at the provider. */
  readonly card: string;
  /** Two decimals, as text, so that no float touches money. */
  readonly amount: string;
  readonly currency: Currency;
}

export type ChargeAnswer =
  | { readonly state: 'charged'; readonly chargeId: string }
  | { readonly state: 'declined' }
  /** Accepted, and the money is still on its way: asked again, it says when it has come. */
  | { readonly state: 'settling'; readonly askAt: Date }
  /** The bank wants the customer's word first, at this address of the provider. */
  | { readonly state: 'unconfirmed'; readonly confirmUrl: string; readonly askAt: Date };

/** Moves money. */
export interface Charges {
  /**
   * Charges a card once for each reference. A throw means that the provider could not be reached:
   * the same is asked again later, which charges nothing twice.
   */
  charge(charge: Charge): Promise<ChargeAnswer>;
  /**
   * Gives a charge back, or keeps one that was not made from being made. Answers whether money went
   * back; the same reference again changes nothing.
   */
  undo(charge: { readonly reference: string; readonly chargeId: string | null }): Promise<boolean>;
}

/** Somebody who leaves the portal for a page of the provider, and where they come back to. */
export interface Visit {
  readonly tenantId: string;
  readonly personId: string;
  /** Address in the portal. */
  readonly returnTo: string;
}

/** A card as the provider describes it; its number stays there. */
export interface EnteredCard {
  readonly id: string;
  readonly brand: string;
  readonly last4Digits: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly holderName: string;
}

/** Port to the payment provider (docs/decisions/0022-cards.md). */
export interface Payments extends Charges {
  /**
   * Address of the page where a card is entered. It leads back with `payment_intent`, the card's
   * token, and with `is_default` where the card is to be charged from now on.
   */
  openCardEntry(visit: Visit): Promise<string>;
  /** The card behind a token; null for a token that was not made for this account. */
  takeCard(entered: {
    readonly tenantId: string;
    readonly token: string;
  }): Promise<EnteredCard | null>;
  /** Forgets a card; one that is forgotten already changes nothing. */
  dropCard(card: string): Promise<void>;
  /** Address of the page where invoices and cards of the account are settled. */
  openPortal(visit: Visit): Promise<string>;
}
