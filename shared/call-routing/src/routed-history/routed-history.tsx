import { HistoryDrawer, type HistoryDrawerProps } from '@jackfield/records/record-history';
import { noticed } from '@jackfield/call-routing/call-flow';

/** The history of what calls go through: a way back says first which callers will notice (SAY-01). */
export const RoutedHistory = (props: Omit<HistoryDrawerProps, 'noticed'>) => (
  <HistoryDrawer noticed={noticed} {...props} />
);
