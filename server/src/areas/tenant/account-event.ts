import type { EventSpec } from '../../platform/events.ts';

/** Tells browsers to read the account, or a list that belongs to it, again (annex D). */
export const accountEvent = (tenantId: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'tenant',
  id: tenantId,
});
