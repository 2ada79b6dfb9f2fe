import type { IvrKey } from '@jackfield/contract/api/routing';
import type { Generated } from 'kysely';
import type { Json, RecordColumns } from '../../platform/columns.ts';

export interface IvrMenuTable extends RecordColumns {
  owner_type: 'company' | 'team';
  owner_id: string;
  name: string;
  is_default: Generated<boolean>;
  keys: Json<readonly IvrKey[]>;
  menu_media: Json<Record<string, string | null>>;
  retries: Generated<number>;
  timeout: Generated<number>;
  interdigit_timeout: Generated<number>;
  position: Generated<number>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    ivr_menu: IvrMenuTable;
  }
}
