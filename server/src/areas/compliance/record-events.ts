import type { EventSpec } from '../../platform/events.ts';

type Method = Extract<
  EventSpec['method'],
  'CreateEntityAsync' | 'UpdateEntityAsync' | 'DeletedEntityAsync'
>;

/** Event of a brand (annex D). */
export const brandEvent = (id: string, method: Method = 'UpdateEntityAsync'): EventSpec => ({
  method,
  eventType: 'brand',
  id,
});

/** Event of a campaign (annex D). */
export const campaignEvent = (id: string, method: Method = 'UpdateEntityAsync'): EventSpec => ({
  method,
  eventType: 'campaign',
  id,
});
