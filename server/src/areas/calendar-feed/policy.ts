import { definePolicy } from '../../platform/policy.ts';

const admin = { who: ['admin'] } as const;

/** The link belongs to admins; who has it, reads without a session. */
export const calendarFeedPolicy = definePolicy({
  'calendarFeed.get': admin,
  'calendarFeed.make': admin,
  'calendarFeed.end': admin,
  'calendarFeed.read': { who: ['anonymous'] },
});
