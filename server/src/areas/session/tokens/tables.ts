import type { Role } from '@jackfield/contract';
import type { JWK } from 'jose';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant } from '../../../platform/columns.ts';

/** How a session was opened, and by which second step. */
export type OpenedBy = 'password' | 'link' | 'passkey' | 'sso';
export type SecondStepKind = 'app' | 'passkey' | 'recovery' | 'provider';

export interface SessionTable {
  id: string;
  tenant_id: string;
  teammate_id: string;
  /** 1 password or login link, 2 impersonation (OP-49). */
  authentication_type: 1 | 2;
  platform: number;
  role: Role;
  opened_by: Generated<OpenedBy>;
  second_step: SecondStepKind | null;
  /** When the person last proved it a second time. */
  second_step_at: NullableInstant;
  /** The owner's way in while the provider is required. */
  is_break_glass: Generated<boolean>;
  /** When the password was last shown in it. */
  password_at: NullableInstant;
  /** Signed in from a network from which its person had not been before. */
  is_new_place: Generated<boolean>;
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

interface SignInPlaceTable {
  teammate_id: string;
  tenant_id: string;
  network: string;
  first_at: Instant;
  last_at: Instant;
}

interface SigningKeyTable {
  kid: string;
  private_jwk: Json<JWK>;
  public_jwk: Json<JWK>;
  created_at: Instant;
}

declare module '../../../platform/tables.ts' {
  interface Tables {
    session: SessionTable;
    sign_in_place: SignInPlaceTable;
    signing_key: SigningKeyTable;
  }
}
