import type { ColumnType, Generated } from 'kysely';

/** Amount with two decimals: read and written as text, so that no float touches money. */
type Money = ColumnType<string, string, string>;

interface AutoTopUpTable {
  id: string;
  tenant_id: string;
  is_on: Generated<boolean>;
  below: Money;
  amount: Money;
  monthly_limit: Money;
  stopped: 'declined' | 'noCard' | null;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface TopUpTable {
  transaction_id: string;
  tenant_id: string;
  month: string;
  at: Date;
  is_seen: Generated<boolean>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    auto_top_up: AutoTopUpTable;
    top_up: TopUpTable;
  }
}
