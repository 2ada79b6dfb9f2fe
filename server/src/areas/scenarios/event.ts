import type { EventSpec } from '../../platform/events.ts';

/** Tells the admins' browsers to read the scenarios again (annex D). */
export const scenarioEvent = (method: EventSpec['method'], id: string): EventSpec => ({
  method,
  eventType: 'scenario',
  id,
});
