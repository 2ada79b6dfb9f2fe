/** What a charge is for; null for what has no page of its own. */
export type Purpose = 'invoice' | 'balance' | null;

/** Hears that a charge was decided at the provider, and answers what it was for. */
export type Decided = (reference: string) => Promise<Purpose>;
