import * as v from 'valibot';
import { defineEndpoint, sentEventSchema } from '@jackfield/contract';

/** Beyond every version: asks for the newest one without events. */
export const newestEvent = '999999999999999';

/** Events that a browser missed while its channel was away. */
export const missedEvents = defineEndpoint('GET /api/live/events', {
  id: 'live.missed',
  summary: 'Events after a version, oldest first; isComplete false means read the lists again.',
  source: ['OP-63', 'RT-03'],
  query: v.object({ after: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
  answer: v.object({
    events: v.array(sentEventSchema),
    /** Version of the newest event of the tenant. */
    latest: v.number(),
    isComplete: v.boolean(),
  }),
});
