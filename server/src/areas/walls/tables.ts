import type { WallTheme } from '@jackfield/contract/api/wall';
import type { NullableInstant } from '../../platform/columns.ts';

/** A link that shows the live board without a sign-in. */
export interface WallLinkTable {
  id: string;
  tenant_id: string;
  name: string;
  token_hash: string;
  shows_names: boolean;
  theme: WallTheme;
  created_by: string;
  created_at: Date;
  ends_at: NullableInstant;
  last_used_at: NullableInstant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    wall_link: WallLinkTable;
  }
}
