import type { ImportKind } from '@jackfield/contract/api/import-columns';
import type { Instant } from '../../platform/columns.ts';

interface ImportColumnTable {
  tenant_id: string;
  kind: ImportKind;
  heading: string;
  field: string | null;
  at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    import_column: ImportColumnTable;
  }
}
