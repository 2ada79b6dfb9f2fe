import type { Generated } from 'kysely';
import type { Instant, Json } from '../../platform/columns.ts';

interface ListChoiceTable {
  tenant_id: string;
  teammate_id: string;
  list: string;
  density: 'comfortable' | 'compact';
  hidden: Json<string[]>;
  shown: Json<string[]>;
}

interface SavedViewTable {
  id: string;
  tenant_id: string;
  teammate_id: string;
  list: string;
  name: string;
  query: string;
  is_default: Generated<boolean>;
  created_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    list_choice: ListChoiceTable;
    saved_view: SavedViewTable;
  }
}
