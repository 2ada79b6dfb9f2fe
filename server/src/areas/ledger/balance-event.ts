import type { EventSpec } from '../../platform/events.ts';

/** Tells admins that a transaction came or moved on, and the balance with it (annex D). */
export const balanceEvent = (id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'balance',
  id,
});

/** Tells admins that an invoice is another (annex D). */
export const invoiceEvent = (id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'invoice',
  id,
});
