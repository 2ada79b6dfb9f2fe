import type { CallEnded } from '@jackfield/contract/api/call-log';
import type { NullableInstant } from '../../platform/columns.ts';

/** How many calls of a day are alike; kept by a trigger on `usage_record`. */
interface CallTallyTable {
  tenant_id: string;
  day: string;
  direction: 'inbound' | 'outbound';
  ended: CallEnded;
  has_number: boolean;
  /** -1 when nobody told. */
  wait: number;
  calls: number;
}

/** A number of the other side; kept by the same trigger. */
interface CallNumberTable {
  tenant_id: string;
  number: string;
  name: string;
  answered_at: NullableInstant;
}

/** A call after which nobody spoke with the number; kept by the same trigger. */
interface CallOpenTable {
  tenant_id: string;
  call_id: string;
  number: string;
  date: Date | string;
}

/** What somebody noted of a call. */
interface CallNoteTable {
  tenant_id: string;
  call_id: string;
  teammate_id: string;
  note: string;
  updated_at: Date;
}

/** Who gets a report of calls by mail. */
interface CallReportTable {
  tenant_id: string;
  teammate_id: string;
  every: 'day' | 'week' | 'month';
}

declare module '../../platform/tables.ts' {
  interface Tables {
    call_note: CallNoteTable;
    call_number: CallNumberTable;
    call_open: CallOpenTable;
    call_report: CallReportTable;
    call_tally: CallTallyTable;
  }
}
