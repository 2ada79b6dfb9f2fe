import { RecentlyDeleted, type RecentlyDeletedProps } from '@jackfield/records/recently-deleted';
import { noticed } from '@jackfield/call-routing/call-flow';

/** What was deleted of what calls go through: a restore says first which callers will notice (SAY-01). */
export const RoutedDeleted = (props: Omit<RecentlyDeletedProps, 'noticed'>) => (
  <RecentlyDeleted noticed={noticed} {...props} />
);
