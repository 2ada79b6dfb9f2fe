/** The part of an address that opens the activity of the account, from any area (annex J2). */
export { activityAction } from './activity-action.ts';
export { type ActivityFilters, askedFor, noFilters, writeActivity } from './activity-filters.ts';
export { readActivity } from './read-activity.ts';
export { openActivity } from './open-activity.ts';
