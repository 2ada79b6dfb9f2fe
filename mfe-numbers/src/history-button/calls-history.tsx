import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { HistoryDrawer, type HistoryDrawerProps } from '@jackfield/records/record-history';

/** The history of what calls go through: a way back says first which callers will notice (SAY-01). */
export function CallsHistory(props: HistoryDrawerProps) {
  return <HistoryDrawer useImpact={useWriteImpact} {...props} />;
}
