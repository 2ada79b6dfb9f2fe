import type { BlacklistDirection, BlacklistType } from '@jackfield/contract/api/blacklist';
import type { RecordColumns } from '../../platform/columns.ts';

export interface BlacklistEntryTable extends RecordColumns {
  direction: BlacklistDirection;
  blacklist_type: BlacklistType;
  number: string | null;
  country: string | null;
  blocked_by: string | null;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    blacklist_entry: BlacklistEntryTable;
  }
}
