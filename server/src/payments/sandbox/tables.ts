import type { Currency } from '@jackfield/contract';
import type { ColumnType } from 'kysely';
import type { Instant, NullableInstant } from '../../platform/columns.ts';

interface SandboxCardTable {
  id: string;
  tenant_id: string;
  token: string;
  brand: string;
  last4_digits: string;
  exp_month: number;
  exp_year: number;
  holder_name: string;
  created_at: Instant;
  taken_at: NullableInstant;
  dropped_at: NullableInstant;
}

interface SandboxChargeTable {
  reference: string;
  secret: string;
  card: string;
  amount: ColumnType<string, string, string>;
  currency: Currency;
  state: 'waiting' | 'settling' | 'charged' | 'declined' | 'undone';
  created_at: Instant;
  decided_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    sandbox_card: SandboxCardTable;
    sandbox_charge: SandboxChargeTable;
  }
}
