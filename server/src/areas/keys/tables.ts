import type { Scope } from '@jackfield/contract';
import type { Instant, NullableInstant } from '../../platform/columns.ts';

/** A key of an account, which programs call with (KEY-01). */
export interface ApiKeyTable {
  id: string;
  tenant_id: string;
  name: string;
  scopes: Scope[];
  networks: string[];
  /** Two decimals, as text. */
  spend_cap: string | null;
  maker_id: string;
  maker_left_at: NullableInstant;
  created_at: Instant;
  ends_at: Instant;
  ended_at: NullableInstant;
  last_used_at: NullableInstant;
  last_used_from: string | null;
}

/** A secret of a key: the newest has no end of its own. */
interface ApiKeySecretTable {
  hash: string;
  tenant_id: string;
  key_id: string;
  start: string;
  ends_at: NullableInstant;
}

interface ApiKeySpendTable {
  tenant_id: string;
  key_id: string;
  /** `2026-11`, of the account's zone. */
  month: string;
  /** Two decimals, as text. */
  amount: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    api_key: ApiKeyTable;
    api_key_secret: ApiKeySecretTable;
    api_key_spend: ApiKeySpendTable;
  }
}
