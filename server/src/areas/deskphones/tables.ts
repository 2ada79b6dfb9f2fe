import type { Currency } from '@jackfield/contract';
import type { DeskphoneOrder, DeskphoneOrderStatus } from '@jackfield/contract/api/deskphone';
import type { ColumnType } from 'kysely';
import type { Json } from '../../platform/columns.ts';

/** Order of desk phones (annex G3). */
export interface DeskphoneOrderTable {
  id: string;
  tenant_id: string;
  status: DeskphoneOrderStatus;
  items: Json<DeskphoneOrder['items']>;
  /** Two decimals: read and written as text, so that no float touches money. */
  total: ColumnType<string, string, string>;
  currency: Currency;
  shipping_address: Json<DeskphoneOrder['shippingAddress']>;
  contact_phone: string;
  /** The invoice that pays it; null for orders from before there were invoices of them. */
  invoice_id: string | null;
  paid_at: Date | null;
  charge_id: string | null;
  refunded_at: Date | null;
  tracking_number: string | null;
  reason: string | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    deskphone_order: DeskphoneOrderTable;
  }
}
