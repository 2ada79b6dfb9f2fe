/** What was deleted and can come back for 30 days (annex J2). */
export { RecentlyDeleted, type RecentlyDeletedProps } from './recently-deleted.tsx';
