import type { AuditedEntity } from '@jackfield/contract/api/audit';
import type { Instant } from '../../platform/columns.ts';

/** A server process with a hub. */
interface HubNodeTable {
  id: string;
  beat_at: Instant;
}

/** A person with a socket at a process (OP-65). */
interface HubPresenceTable {
  tenant_id: string;
  teammate_id: string;
  node_id: string;
}

/** A form that is open on a record (annex J1). */
interface OpenFormTable {
  tenant_id: string;
  form_id: string;
  entity: AuditedEntity;
  entity_id: string;
  person_id: string;
  person_name: string;
  opened_at: Instant;
  seen_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    hub_node: HubNodeTable;
    hub_presence: HubPresenceTable;
    open_form: OpenFormTable;
  }
}
