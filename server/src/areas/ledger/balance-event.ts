import type { EventSpec } from '../../platform/events.ts';

/** Tells admins that a transaction came or moved on, and the balance with it (annex D). */
export const balanceEvent = (id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'balance',
  id,
});
