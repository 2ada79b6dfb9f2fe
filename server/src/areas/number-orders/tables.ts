import type {
  CallingName,
  DirectoryListing,
  NumberOrderKind,
  NumberOrderStatus,
} from '@jackfield/contract/api/number-order';
import type { Json } from '../../platform/columns.ts';

/** Order of a calling name or a directory listing (annex E4). */
export interface NumberOrderTable {
  id: string;
  tenant_id: string;
  phone_number_id: string;
  kind: NumberOrderKind;
  order_status: NumberOrderStatus;
  wanted: Json<CallingName | DirectoryListing>;
  reason: string | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    number_order: NumberOrderTable;
  }
}
