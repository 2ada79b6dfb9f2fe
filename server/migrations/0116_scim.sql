-- The company's directory, which tells of its people by SCIM (SCIM-01).
create table scim_user (
  teammate_id uuid primary key references teammate (id),
  tenant_id uuid not null references tenant (id),
  -- The key that told of them first.
  key_id uuid references api_key (id),
  user_name text not null,
  external_id text,
  manager_id text,
  -- Since when the directory has them gone; null while they are there.
  left_at timestamptz,
  -- Where their missed calls went before, and who got them then.
  handling_before jsonb,
  handling_since jsonb,
  version integer not null default 1,
  updated_at timestamptz not null
);
select protect_tenant_table('scim_user');
create unique index scim_user_name on scim_user (tenant_id, lower(user_name));
create index scim_user_external on scim_user (tenant_id, external_id);
create index scim_user_left on scim_user (tenant_id, left_at) where left_at is not null;

create table scim_group (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null,
  external_id text,
  team_id uuid references team (id) on delete set null,
  role text,
  check (team_id is null or role is null),
  -- Why its team or role could not follow, in words.
  problem text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
select protect_tenant_table('scim_group');
create unique index scim_group_name on scim_group (tenant_id, lower(name));
create unique index scim_group_team on scim_group (team_id);

create table scim_group_member (
  tenant_id uuid not null references tenant (id),
  group_id uuid not null references scim_group (id) on delete cascade,
  teammate_id uuid not null references teammate (id),
  primary key (group_id, teammate_id)
);
select protect_tenant_table('scim_group_member');
create index scim_group_member_teammate on scim_group_member (teammate_id);

create table scim_setting (
  tenant_id uuid primary key references tenant (id),
  -- Who rings instead of somebody who leaves.
  rule jsonb not null default '{"kind": "nobody"}',
  -- An admin has said yes to many who leave, until then.
  allowed_until timestamptz,
  told_at timestamptz
);
select protect_tenant_table('scim_setting');

-- Who waits until an admin lets many leave at once.
create table scim_held (
  teammate_id uuid primary key references teammate (id),
  tenant_id uuid not null references tenant (id),
  at timestamptz not null
);
select protect_tenant_table('scim_held');
create index scim_held_tenant on scim_held (tenant_id);

-- What became of each person of the directory on a day of the account's zone.
create table scim_day (
  tenant_id uuid not null references tenant (id),
  day date not null,
  subject text not null,
  teammate_id uuid,
  what text not null check (what in ('unchanged', 'changed', 'added', 'suspended', 'skipped')),
  reason text,
  at timestamptz not null,
  primary key (tenant_id, day, subject)
);
select protect_tenant_table('scim_day');

create table scim_request (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  at timestamptz not null,
  key_name text not null,
  method text not null,
  path text not null,
  status integer not null,
  what text,
  reason text,
  body text not null
);
select protect_tenant_table('scim_request');
create index scim_request_listed on scim_request (tenant_id, at desc, id desc);

alter table audit_entry drop constraint audit_entry_via_check;
alter table audit_entry add constraint audit_entry_via_check
  check (via in ('ui', 'api', 'bulk', 'schedule', 'system', 'support', 'key', 'config', 'sso', 'scim'));
