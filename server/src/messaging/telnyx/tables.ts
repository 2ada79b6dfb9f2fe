import type { LineType } from '@jackfield/contract/api/phone-verification';

/** What a billed lookup said of a number, and when. */
interface LineTypeTable {
  number: string;
  line_type: LineType;
  asked_at: Date;
}

/** A text that Telnyx was asked to send. */
interface TelnyxTextTable {
  id: string;
  provider_id: string | null;
  asked_at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    line_type: LineTypeTable;
    telnyx_text: TelnyxTextTable;
  }
}
