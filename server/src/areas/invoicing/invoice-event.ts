import type { EventSpec } from '../../platform/events.ts';

/** Tells admins that an invoice is another (annex D). */
export const invoiceEvent = (id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'invoice',
  id,
});
