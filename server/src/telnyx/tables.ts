import type { Instant } from '../platform/columns.ts';

interface TelnyxEventTable {
  id: string;
  received_at: Instant;
}

declare module '../platform/tables.ts' {
  interface Tables {
    telnyx_event: TelnyxEventTable;
  }
}
