-- How people prove a second time who they are (annex J8). Like passwords, only jackfield_system reads
-- what is secret; a person's row is locked for each attempt.
create table second_step (
  teammate_id uuid primary key references teammate (id),
  tenant_id uuid not null references tenant (id),
  -- Keys of the authenticator app, sealed: the one that counts, and the one being set up.
  app_secret text,
  app_pending text,
  app_since timestamptz,
  -- Half minute of the last code that was taken; only later ones count.
  app_step integer not null default 0,
  app_used_at timestamptz,
  codes_made_at timestamptz,
  wrong integer not null default 0,
  wrong_since timestamptz,
  locked_until timestamptz,
  reminded_at timestamptz
);
select protect_tenant_table('second_step', 'tenant_id', 'select (teammate_id, tenant_id, app_since)');

create table passkey (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
select protect_tenant_table('passkey', 'tenant_id', 'select (id, tenant_id, teammate_id)');
create index passkey_person on passkey (teammate_id);

create table recovery_code (
  hash text primary key,
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id),
  used_at timestamptz
);
select protect_tenant_table('recovery_code', 'tenant_id', 'select (tenant_id, teammate_id)');
create index recovery_code_person on recovery_code (teammate_id);

-- What waits for an answer: a sign-in for its second step, a browser for its passkey. It opens nothing.
create table sign_in_step (
  -- Digest of the browser's cookie; for signed-in people, of their session's id.
  key text primary key,
  teammate_id uuid references teammate (id),
  kind text not null check (kind in ('check', 'setUp', 'anybody', 'session')),
  opened_by text not null,
  platform smallint not null,
  -- The browser is one that the person has signed in with before.
  knows_device boolean not null default false,
  challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
select protect_system_table('sign_in_step');
create index sign_in_step_age on sign_in_step (expires_at);

alter table session
  add column opened_by text not null default 'password',
  add column second_step text,
  -- When the person last proved it a second time.
  add column second_step_at timestamptz;
grant select (opened_by, second_step, second_step_at, access_issued_at) on session to jackfield_app;
