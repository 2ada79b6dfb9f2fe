/** What a charge is for; null for what has no page of its own. */
export type Purpose = 'invoice' | 'balance' | null;

/** Hears that a charge was decided at the provider, and answers what it was for. */
export type Decided = (reference: string) => Promise<Purpose>;

/** Where it is told what the provider sent in vain. */
export interface PaymentLog {
  warn(fields: object, message: string): void;
}
