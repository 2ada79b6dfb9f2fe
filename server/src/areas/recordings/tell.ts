import type { HubMethod } from '@jackfield/contract';
import type { EventSpec } from '../../platform/events.ts';

/** Tells admins and the person who talked that a recording came or changed. */
export const recordingEvent = (
  method: HubMethod,
  { id, teammateId }: { readonly id: string; readonly teammateId: string },
): EventSpec => ({
  method,
  eventType: 'recording',
  id,
  ownerType: 'teammate',
  ownerId: teammateId,
});
