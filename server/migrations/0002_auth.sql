-- Passwords apart from people, so that no query of an area ever reads a hash: the application role
-- may write it, and read only whose it is.
create table password (
  teammate_id uuid primary key references teammate (id),
  tenant_id uuid not null references tenant (id),
  hash text not null,
  changed_at timestamptz not null
);
select protect_tenant_table('password', 'tenant_id',
  'select (teammate_id, tenant_id), insert, update (hash, changed_at)');

-- A signed-in browser or app: one family of refresh tokens, of which only digests are kept.
create table session (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id),
  authentication_type smallint not null check (authentication_type in (1, 2)),
  platform smallint not null,
  -- Role when the cookie was last issued; another role gets another cookie.
  role text not null,
  -- Who acts as the person: a teammate, or support by a link.
  impersonator_id uuid references teammate (id),
  is_support boolean not null default false,
  -- The own session underneath an impersonated one, restored when that ends.
  parent_id uuid references session (id),
  cookie_hash text,
  previous_cookie_hash text,
  cookie_changed_at timestamptz,
  refresh_family_hash text not null,
  refresh_hash text,
  refresh_salt text not null,
  refresh_previous_hash text,
  refresh_rotated_at timestamptz,
  refresh_older_hash text,
  refresh_older_rotated_at timestamptz,
  -- Issue times of the tokens that the session holds; the tokens themselves are made from them.
  access_issued_at timestamptz not null,
  storage_issued_at timestamptz,
  has_profile boolean not null default false,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
select protect_tenant_table('session', 'tenant_id',
  'select (id, tenant_id, teammate_id, platform, authentication_type, user_agent, address, created_at, last_active_at, expires_at, ended_at), update (ended_at, end_reason)');
create unique index session_cookie on session (cookie_hash) where cookie_hash is not null;
create index session_previous_cookie on session (previous_cookie_hash)
  where previous_cookie_hash is not null;
create index session_person on session (tenant_id, teammate_id) where ended_at is null;
create index session_parent on session (parent_id) where parent_id is not null;
create index session_age on session (expires_at);

-- Entry links of mails and of support; the token itself is only in the link.
create table link_token (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id),
  purpose text not null check (purpose in ('confirm', 'reset', 'password', 'login', 'impersonate')),
  token_hash text not null unique,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
select protect_tenant_table('link_token', 'tenant_id',
  'insert, select (id, tenant_id, teammate_id, purpose, used_at, superseded_at), update (superseded_at)');
create index link_token_person on link_token (tenant_id, teammate_id, purpose);
create index link_token_age on link_token (expires_at);

-- Browsers that a person has signed in with: they stay able to while others are locked out.
create table known_device (
  hash text primary key,
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
select protect_tenant_table('known_device', 'tenant_id', 'select (tenant_id, teammate_id), delete');
create index known_device_person on known_device (tenant_id, teammate_id);

create table sign_in_failure (
  key text primary key,
  count integer not null,
  since timestamptz not null,
  locked_until timestamptz
);
select protect_system_table('sign_in_failure');
create index sign_in_failure_age on sign_in_failure (since);

create table captcha_used (
  signature text primary key,
  expires_at timestamptz not null
);
select protect_system_table('captcha_used');

create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null
);
select protect_system_table('signing_key');

-- Mails wait here until the mail server took them; without one, they stay for people to read.
create table mail_outbox (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text
);
select protect_tenant_table('mail_outbox', 'tenant_id', 'insert');
create index mail_outbox_waiting on mail_outbox (next_attempt_at) where sent_at is null;
create index mail_outbox_age on mail_outbox (created_at);

-- Log lines of browsers (API-40), with secrets replaced already.
create table client_log (
  id uuid primary key,
  at timestamptz not null,
  level smallint not null check (level between 1 and 9),
  message text not null,
  url text not null default '',
  payload text not null default '',
  area text not null default '',
  version text not null default '',
  teammate_id uuid,
  request_id text not null
);
select protect_system_table('client_log');
create index client_log_age on client_log (at);
