import type { Role } from '@jackfield/contract';
import type { JWK } from 'jose';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant } from '../../platform/columns.ts';
import type { LinkPurpose } from './links.ts';

interface PasswordTable {
  teammate_id: string;
  tenant_id: string;
  /** PHC text; only jackfield_system may read it. */
  hash: string;
  changed_at: Instant;
}

export interface SessionTable {
  id: string;
  tenant_id: string;
  teammate_id: string;
  /** 1 password or login link, 2 impersonation (OP-49). */
  authentication_type: 1 | 2;
  platform: number;
  role: Role;
  impersonator_id: string | null;
  is_support: Generated<boolean>;
  parent_id: string | null;
  cookie_hash: string | null;
  previous_cookie_hash: string | null;
  cookie_changed_at: NullableInstant;
  refresh_family_hash: string;
  refresh_hash: string | null;
  refresh_salt: string;
  refresh_previous_hash: string | null;
  refresh_rotated_at: NullableInstant;
  refresh_older_hash: string | null;
  refresh_older_rotated_at: NullableInstant;
  access_issued_at: Instant;
  storage_issued_at: NullableInstant;
  has_profile: Generated<boolean>;
  user_agent: Generated<string>;
  address: Generated<string>;
  created_at: Instant;
  last_active_at: Instant;
  expires_at: Instant;
  ended_at: NullableInstant;
  end_reason: string | null;
  /** Why somebody signed in as the person; empty when not said. */
  reason: Generated<string>;
  /** Since when an impersonated session may change things (annex J8). */
  acting_since: NullableInstant;
  acting_reason: Generated<string>;
  receipt_sent_at: NullableInstant;
}

export interface LinkTokenTable {
  id: string;
  tenant_id: string;
  teammate_id: string;
  purpose: LinkPurpose;
  token_hash: string;
  email: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: NullableInstant;
  superseded_at: NullableInstant;
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

interface SigningKeyTable {
  kid: string;
  private_jwk: Json<JWK>;
  public_jwk: Json<JWK>;
  created_at: Instant;
}

interface ClientLogTable {
  id: string;
  at: Instant;
  level: number;
  message: string;
  url: Generated<string>;
  payload: Generated<string>;
  area: Generated<string>;
  version: Generated<string>;
  teammate_id: string | null;
  request_id: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    password: PasswordTable;
    session: SessionTable;
    link_token: LinkTokenTable;
    known_device: KnownDeviceTable;
    sign_in_failure: SignInFailureTable;
    signing_key: SigningKeyTable;
    client_log: ClientLogTable;
  }
}
