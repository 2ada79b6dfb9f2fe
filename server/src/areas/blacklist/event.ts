import type { EventSpec } from '../../platform/events.ts';

/** Tells the browsers of admins of an entry; of a whole list by the id of the account. */
export const blacklistEvent = (method: EventSpec['method'], id: string): EventSpec => ({
  method,
  eventType: 'blacklist',
  id,
});
