import type { EventSpec } from '../../platform/events.ts';

/** Tells the admins' browsers to read the planned changes again (annex D). */
export const plannedEvent = (method: EventSpec['method'], id: string): EventSpec => ({
  method,
  eventType: 'plannedchange',
  id,
});
