import type { EventSpec } from '../../platform/events.ts';

/** Tells admins that the guard has something to tell, stopped calls or let them go on (annex D). */
export const guardEvent = (id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'guard',
  id,
});
