import type { EventSpec } from '../../platform/events.ts';

type Owner = NonNullable<EventSpec['ownerType']>;

const changed = (eventType: EventSpec['eventType'], ownerType: Owner, id: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType,
  id,
  ownerType,
  ownerId: id,
});

/** Where the calls of a record go has changed. */
export const callHandlingEvent = (owner: Owner, id: string): EventSpec =>
  changed('callhandling', owner, id);

/** The business hours of a record have changed. */
export const hoursEvent = (owner: Owner, id: string): EventSpec =>
  changed('businesshour', owner, id);
