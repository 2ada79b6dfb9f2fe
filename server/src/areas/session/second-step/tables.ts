import type { Generated } from 'kysely';
import type { Instant, NullableInstant } from '../../../platform/columns.ts';
import type { OpenedBy } from '../tokens/tables.ts';

export interface SecondStepTable {
  teammate_id: string;
  tenant_id: string;
  /** Sealed; only jackfield_system may read it. */
  app_secret: string | null;
  app_pending: string | null;
  app_since: NullableInstant;
  app_step: Generated<number>;
  app_used_at: NullableInstant;
  codes_made_at: NullableInstant;
  wrong: Generated<number>;
  wrong_since: NullableInstant;
  locked_until: NullableInstant;
  reminded_at: NullableInstant;
}

export interface PasskeyTable {
  id: string;
  tenant_id: string;
  teammate_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: Instant;
  last_used_at: NullableInstant;
}

interface RecoveryCodeTable {
  hash: string;
  tenant_id: string;
  teammate_id: string;
  used_at: NullableInstant;
}

export interface SignInStepTable {
  key: string;
  teammate_id: string | null;
  kind: 'check' | 'setUp' | 'anybody' | 'session';
  opened_by: OpenedBy;
  platform: number;
  knows_device: Generated<boolean>;
  challenge: string | null;
  created_at: Instant;
  expires_at: Instant;
}

declare module '../../../platform/tables.ts' {
  interface Tables {
    second_step: SecondStepTable;
    passkey: PasskeyTable;
    recovery_code: RecoveryCodeTable;
    sign_in_step: SignInStepTable;
  }
}
