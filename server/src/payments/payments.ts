import type { Currency } from '@jackfield/contract';

interface Charge {
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
  | { readonly state: 'declined' };

/**
 * Port to the payment provider. A throw means that it could not be reached: the same is asked again
 * later, which charges nothing twice.
 */
export interface Payments {
  charge(charge: Charge): Promise<ChargeAnswer>;
  /**
   * Gives a charge back, or keeps one that was not made from being made. Answers whether money went
   * back; the same reference again changes nothing.
   */
  undo(charge: { readonly reference: string; readonly chargeId: string | null }): Promise<boolean>;
}
