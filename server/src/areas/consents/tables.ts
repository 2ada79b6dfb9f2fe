import type { ConsentKind, TextOutcome } from '@jackfield/contract/api/consent';
import type { GeneratedAlways } from 'kysely';

/** What shows an agreement or an opt-out. */
interface Evidence {
  kind: ConsentKind;
  source: string;
  evidence: string;
  keyword: string | null;
  to_number: string | null;
  entered_by: string | null;
}

export interface ConsentTable extends Evidence {
  id: string;
  tenant_id: string;
  campaign_id: string;
  phone_number: string;
  file_row: number | null;
  at: Date;
}

export interface OptOutTable extends Evidence {
  id: string;
  tenant_id: string;
  phone_number: string;
  stopped_at: Date | null;
  started_at: Date | null;
  is_in_force: GeneratedAlways<boolean>;
  campaign_id: string | null;
}

interface InboundTextTable {
  tenant_id: string;
  id: string;
  outcome: TextOutcome;
  at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    consent: ConsentTable;
    opt_out: OptOutTable;
    inbound_text: InboundTextTable;
  }
}
