import * as v from 'valibot';
import { defineEndpoint, instantSchema } from '@jackfield/contract';

/** The secret link of an account, without the secret: null while there is none. */
const feedSchema = v.nullable(
  v.object({
    /** Name of who made it. */
    createdBy: v.string(),
    createdAt: instantSchema,
  }),
);
export type CalendarFeed = v.InferOutput<typeof feedSchema>;

const source = ['annex J9'];

export const getCalendarFeed = defineEndpoint('GET /api/calendarfeed', {
  id: 'calendarFeed.get',
  summary: 'Whether calendar programs can read the dates of the numbers, and since when.',
  source,
  answer: v.object({ feed: feedSchema }),
});

export const makeCalendarFeed = defineEndpoint('POST /api/calendarfeed', {
  id: 'calendarFeed.make',
  summary: 'Makes a new secret link, which is answered this once; the one before stops working.',
  source,
  status: 201,
  answer: v.object({ address: v.pipe(v.string(), v.url()), feed: feedSchema }),
});

export const endCalendarFeed = defineEndpoint('DELETE /api/calendarfeed', {
  id: 'calendarFeed.end',
  summary: 'Turns the secret link off.',
  source,
});

/**
 * What a calendar program reads (RFC 5545): dates with hours of their own, and closings, of all
 * company numbers. Whoever knows the link may read it, without a session.
 */
export const readCalendarFeed = defineEndpoint('GET /calendar/{token}.ics', {
  id: 'calendarFeed.read',
  summary: 'Dates, closings and planned changes of the company numbers as an iCalendar file.',
  source,
  params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  file: 'text/calendar',
  fileName: 'numbers.ics',
});
