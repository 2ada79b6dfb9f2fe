-- Single sign-on: the provider of an account, its domains, and who came by it (SSO-01).
create table sso_connection (
  id uuid primary key,
  tenant_id uuid not null unique references tenant (id),
  protocol text not null check (protocol in ('oidc', 'saml')),
  issuer text not null,
  client_id text,
  secret_sealed text,
  secret_end text,
  secret_ends_on text,
  sign_in_url text,
  metadata_url text,
  -- Base64 of DER, at most two while they change.
  certificates text[] not null default '{}',
  key_count integer not null,
  has_sign_out_page boolean not null,
  answered_in integer not null,
  connected_at timestamptz not null,
  connected_by_id uuid,
  connected_by_name text not null,
  checked_at timestamptz not null,
  unreachable_since timestamptz,
  mode text not null default 'off' check (mode in ('off', 'offered', 'required')),
  required_from text,
  -- Sign-ins from then on are at the provider alone.
  required_since timestamptz,
  just_in_time text not null default 'off' check (just_in_time in ('off', 'standard')),
  is_provider_step_taken boolean not null default false,
  last_test jsonb,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((mode = 'required') = (required_from is not null)),
  check ((required_from is null) = (required_since is null))
);
select protect_tenant_table('sso_connection');

create table sso_domain (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null,
  -- What its TXT record has to say.
  proof text not null,
  verified_at timestamptz,
  looked_at timestamptz,
  lost_since timestamptz,
  created_at timestamptz not null,
  unique (tenant_id, name)
);
select protect_tenant_table('sso_domain');
-- A domain is of one account, whoever shows first that it is theirs.
create unique index sso_domain_verified on sso_domain (name) where verified_at is not null;

-- Who somebody at the provider is here: linked once, and not by email any more.
create table sso_identity (
  tenant_id uuid not null references tenant (id),
  connection_id uuid not null references sso_connection (id) on delete cascade,
  subject text not null,
  teammate_id uuid not null references teammate (id),
  linked_at timestamptz not null,
  primary key (connection_id, subject),
  unique (connection_id, teammate_id)
);
select protect_tenant_table('sso_identity');

-- A browser that is at the provider, or has just come back.
create table sso_visit (
  -- Digest of its cookie.
  key text primary key,
  tenant_id uuid not null references tenant (id),
  connection_id uuid not null references sso_connection (id) on delete cascade,
  purpose text not null check (purpose in ('signIn', 'test', 'stepUp')),
  -- State, or the id of the request: what the answer names.
  request text not null unique,
  nonce text not null,
  verifier text not null,
  teammate_id uuid references teammate (id),
  session_id uuid references session (id) on delete cascade,
  -- Digest of what leads the browser on from a SAML answer, which comes without the cookie.
  handoff text unique,
  -- What the provider told, sealed.
  told text,
  is_used boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
select protect_tenant_table('sso_visit', 'tenant_id', 'select (tenant_id), delete');
create index sso_visit_age on sso_visit (expires_at);
create index sso_visit_connection on sso_visit (connection_id);

-- Sessions that came by a provider, for its sign-out and ours.
create table sso_session (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  connection_id uuid not null references sso_connection (id) on delete cascade,
  session_id uuid references session (id) on delete cascade,
  -- While the second step is still to come.
  step_key text,
  subject text not null,
  sid text,
  id_token_sealed text,
  created_at timestamptz not null
);
select protect_tenant_table('sso_session', 'tenant_id', 'select (tenant_id), delete');
create index sso_session_session on sso_session (session_id);
create index sso_session_subject on sso_session (connection_id, subject);
create index sso_session_step on sso_session (step_key) where step_key is not null;

-- Assertions and sign-out tokens that were taken: each counts once.
create table sso_seen (
  tenant_id uuid not null references tenant (id),
  connection_id uuid not null references sso_connection (id) on delete cascade,
  id text not null,
  ends_at timestamptz not null,
  primary key (connection_id, id)
);
select protect_tenant_table('sso_seen', 'tenant_id', 'select (tenant_id), delete');
create index sso_seen_age on sso_seen (ends_at);

-- The owner's way in while the provider is required: it changes sign-in settings and nothing else.
alter table session add column is_break_glass boolean not null default false;
