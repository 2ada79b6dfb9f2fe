import type { Generated } from 'kysely';
import type { Instant } from '../../platform/columns.ts';

interface ClientLogTable {
  id: string;
  at: Instant;
  level: number;
  message: string;
  url: Generated<string>;
  payload: Generated<string>;
  area: Generated<string>;
  version: Generated<string>;
  teammate_id: string | null;
  request_id: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    client_log: ClientLogTable;
  }
}
