import type { Instant, NullableInstant } from '../../../platform/columns.ts';

interface PasswordTable {
  teammate_id: string;
  tenant_id: string;
  /** PHC text; only jackfield_system may read it. */
  hash: string;
  changed_at: Instant;
}

interface KnownDeviceTable {
  hash: string;
  tenant_id: string;
  teammate_id: string;
  created_at: Instant;
  last_used_at: Instant;
}

interface SignInFailureTable {
  key: string;
  count: number;
  since: Instant;
  locked_until: NullableInstant;
}

declare module '../../../platform/tables.ts' {
  interface Tables {
    password: PasswordTable;
    known_device: KnownDeviceTable;
    sign_in_failure: SignInFailureTable;
  }
}
