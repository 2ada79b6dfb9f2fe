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

declare module '../../platform/tables.ts' {
  interface Tables {
    hub_node: HubNodeTable;
    hub_presence: HubPresenceTable;
  }
}
