import { definePolicy } from '../../platform/policy.ts';

const admin = { who: ['admin'] } as const;

/** The link belongs to admins, not to who acts as one; who has it, reads without a session. */
export const calendarFeedPolicy = definePolicy({
  'calendarFeed.get': admin,
  'calendarFeed.make': { ...admin, impersonation: false },
  'calendarFeed.end': { ...admin, impersonation: false },
  'calendarFeed.read': { who: ['anonymous'] },
});
