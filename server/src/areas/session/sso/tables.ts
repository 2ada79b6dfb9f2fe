import type { SignOnMode, SignOnTest } from '@jackfield/contract/api/sso';
import type { Generated } from 'kysely';
import type {
  Instant,
  NullableInstant,
  NullableJson,
  RecordColumns,
} from '../../../platform/columns.ts';

/** The last test as it is kept: whom it found is looked up when it is read. */
export type KeptTest = Omit<SignOnTest, 'person' | 'isOfToday'> & {
  readonly personId: string | null;
};

export interface SsoConnectionTable extends RecordColumns {
  protocol: 'oidc' | 'saml';
  issuer: string;
  client_id: string | null;
  secret_sealed: string | null;
  secret_end: string | null;
  secret_ends_on: string | null;
  sign_in_url: string | null;
  metadata_url: string | null;
  certificates: Generated<string[]>;
  key_count: number;
  has_sign_out_page: boolean;
  /** Milliseconds. */
  answered_in: number;
  connected_at: Instant;
  connected_by_id: string | null;
  connected_by_name: string;
  checked_at: Instant;
  unreachable_since: NullableInstant;
  mode: Generated<SignOnMode>;
  required_from: string | null;
  required_since: NullableInstant;
  just_in_time: Generated<'off' | 'standard'>;
  is_provider_step_taken: Generated<boolean>;
  last_test: NullableJson<KeptTest>;
}

export interface SsoDomainTable {
  id: string;
  tenant_id: string;
  name: string;
  proof: string;
  verified_at: NullableInstant;
  looked_at: NullableInstant;
  lost_since: NullableInstant;
  created_at: Instant;
}

interface SsoIdentityTable {
  tenant_id: string;
  connection_id: string;
  subject: string;
  teammate_id: string;
  linked_at: Instant;
}

export interface SsoVisitTable {
  key: string;
  tenant_id: string;
  connection_id: string;
  purpose: 'signIn' | 'test' | 'stepUp';
  request: string;
  nonce: string;
  verifier: string;
  /** Who tests, or proves again who it is; whom a finished sign-in signs in. */
  teammate_id: string | null;
  session_id: string | null;
  handoff: string | null;
  told: string | null;
  is_used: Generated<boolean>;
  created_at: Instant;
  expires_at: Instant;
}

interface SsoSessionTable {
  id: string;
  tenant_id: string;
  connection_id: string;
  session_id: string | null;
  step_key: string | null;
  subject: string;
  sid: string | null;
  id_token_sealed: string | null;
  created_at: Instant;
}

interface SsoSeenTable {
  tenant_id: string;
  connection_id: string;
  id: string;
  ends_at: Instant;
}

declare module '../../../platform/tables.ts' {
  interface Tables {
    sso_connection: SsoConnectionTable;
    sso_domain: SsoDomainTable;
    sso_identity: SsoIdentityTable;
    sso_visit: SsoVisitTable;
    sso_session: SsoSessionTable;
    sso_seen: SsoSeenTable;
  }
}
