/** The part of an address that opens the activity of the account, from any area (annex J2). */
export { activityAction } from './activity-action.ts';
export {
  type ActivityFilters,
  askedFor,
  noFilters,
  readActivity,
  writeActivity,
} from './activity-filters.ts';
export { openActivity } from './open-activity.ts';
