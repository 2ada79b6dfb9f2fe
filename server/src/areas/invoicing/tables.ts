import type { PriceItem } from '@jackfield/contract/api/price';
import type { ColumnType } from 'kysely';

/** Amount with two decimals: read and written as text, so that no float touches money. */
type Money = ColumnType<string, string, never>;
/** Day of the account's zone, YYYY-MM-DD. */
type Day = ColumnType<string | null, string | null, never>;

/** A line of an invoice; the invoice's total is the sum of amounts and taxes, by the database. */
export interface InvoiceLineTable {
  id: string;
  tenant_id: string;
  invoice_id: string;
  position: number;
  /** 'earlier' for what was invoiced before there were lines. */
  item: PriceItem | 'earlier';
  description: string;
  quantity: number;
  price: Money;
  first_day: Day;
  last_day: Day;
  days_of_month: number | null;
  amount: Money;
  /** In per cent. */
  tax_rate: ColumnType<string | null, string | null, never>;
  tax: Money;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    invoice_line: InvoiceLineTable;
  }
}
