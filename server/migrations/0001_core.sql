-- Roles of the one way to the database: jackfield_app obeys row-level security by tenant,
-- jackfield_system sees every tenant (sign-in, jobs, support). Roles belong to the whole cluster,
-- so another database may have made them already, even at this moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['jackfield_app', 'jackfield_system'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

do $$
begin
  execute format('grant usage on schema %I to jackfield_app, jackfield_system', current_schema());
end
$$;

-- Tenant of the running transaction; null when none is set.
create function current_tenant() returns uuid language sql stable as
$$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

-- Puts a table that belongs to tenants under row-level security. Every migration that makes such
-- a table calls it: select protect_tenant_table('invoice').
create function protect_tenant_table(
  name text, tenant_column text default 'tenant_id', app_rights text default 'select, insert, update, delete'
) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format(
    'create policy tenant_rows on %I to jackfield_app using (%I = (select current_tenant())) with check (%I = (select current_tenant()))',
    name, tenant_column, tenant_column);
  execute format('create policy system_rows on %I to jackfield_system using (true) with check (true)', name);
  execute format('grant %s on %I to jackfield_app', app_rights, name);
  execute format('grant select, insert, update, delete on %I to jackfield_system', name);
end
$$;

-- A table of the server itself, without tenant: only jackfield_system may use it.
create function protect_system_table(name text) returns void language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %I to jackfield_system', name);
end
$$;

create table tenant (
  id uuid primary key,
  company_name text not null,
  company_address jsonb not null default
    '{"streetAddress":"","extendedAddress":"","locality":"","region":"","postalCode":""}',
  time_zone text not null,
  country text not null check (country in ('USA', 'CAN', 'MYS')),
  currency text not null check (currency in ('usd', 'myr')),
  status text not null check (status in ('pending', 'active', 'suspended', 'cancel')),
  balance numeric(12, 2) not null default 0,
  is_company_setup boolean not null default false,
  on_boarding_10dlc_brand boolean not null default false,
  on_boarding_10dlc_campaign boolean not null default false,
  hash text,
  stripe_id text not null default '',
  stripe_email text not null default '',
  is_trial boolean not null default false,
  is_credit_card_exist boolean not null default false,
  trial_maximum_company integer,
  trial_maximum_company_did integer,
  trial_maximum_device integer,
  trial_maximum_user integer,
  trial_maximum_user_did integer,
  is_verified_international_call boolean not null default false,
  is_verified_charges boolean not null default false,
  e911_address jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('tenant', 'id', 'select, update');

create table tenant_sequence (
  tenant_id uuid primary key references tenant (id),
  event_seq bigint not null default 0,
  audit_seq bigint not null default 0
);
select protect_tenant_table('tenant_sequence');

create table teammate (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  first_name text not null,
  last_name text not null,
  full_name text not null generated always as (first_name || ' ' || last_name) stored,
  email text not null,
  title text not null default '',
  extension text not null,
  role text not null check (role in ('admin', 'standard')),
  status text not null check (status in ('pending', 'active', 'suspended', 'cancel')),
  is_first_time boolean not null default true,
  is_tenant_owner boolean not null default false,
  is_email_confirmed boolean not null default false,
  is_change_password boolean not null default false,
  profile_image_id uuid,
  time_zone text not null,
  voicemail_pin_hash text,
  sms_greetings jsonb not null default '{"isEnabled":false,"text":""}',
  call_recording_setting jsonb not null default '{"inbound":false,"outbound":false}',
  missed_call_handling jsonb not null default '{"actionType":"voicemail","actionValue":null}',
  e911_address jsonb,
  presence text not null default 'offline' check (presence in ('online', 'offline')),
  last_seen_at timestamptz,
  search_text text not null generated always as
    (lower((first_name || ' ' || last_name || e'\n' || email || e'\n' || extension)
      collate "und-x-icu")) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_tenant_owner or (role = 'admin' and status <> 'suspended'))
);
select protect_tenant_table('teammate');
create unique index teammate_email on teammate (email) where status <> 'cancel';
create unique index teammate_owner on teammate (tenant_id) where is_tenant_owner;
create index teammate_name on teammate (tenant_id, full_name collate "und-x-icu", id)
  where status <> 'cancel';
create index teammate_status on teammate (tenant_id, status, role);

create table company (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  label text not null,
  is_default boolean not null default false,
  time_zone text not null,
  is_always_open boolean not null default true,
  business_hour jsonb,
  call_handling_open_hour jsonb,
  call_handling_closed_hour jsonb,
  sms_handling jsonb,
  caller_id_permission jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('company');
create unique index company_default on company (tenant_id) where is_default;
create index company_label on company (tenant_id, label collate "und-x-icu", id);

create table phone_number (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  owner_type text not null check (owner_type in ('company', 'teammate')),
  owner_id uuid not null,
  label text not null default '',
  is_default boolean not null default false,
  is_toll_free boolean not null default false,
  country text not null check (country in ('USA', 'CAN', 'MYS')),
  source smallint not null default 2,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('phone_number');
create unique index phone_number_number on phone_number (number);
create unique index phone_number_default on phone_number (tenant_id, owner_id) where is_default;
create index phone_number_owner on phone_number (tenant_id, owner_id);

create table team (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null,
  extension text not null,
  inbound_flow text not null default 'ringGroup' check (inbound_flow in ('ringGroup', 'callQueue')),
  ring_group jsonb,
  call_queue jsonb,
  business_hour jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('team');
create unique index team_name on team (tenant_id, name collate "und-x-icu");

create table team_member (
  tenant_id uuid not null references tenant (id),
  team_id uuid not null references team (id) on delete cascade,
  teammate_id uuid not null references teammate (id) on delete cascade,
  position integer not null default 0,
  primary key (team_id, teammate_id)
);
select protect_tenant_table('team_member');
create index team_member_teammate on team_member (tenant_id, teammate_id);

-- Extensions are unique over people and teams of a tenant, so they share one table (OP-98).
create table extension (
  tenant_id uuid not null references tenant (id),
  extension text not null,
  owner_type text not null check (owner_type in ('teammate', 'team')),
  owner_id uuid not null,
  constraint extension_taken primary key (tenant_id, extension)
);
select protect_tenant_table('extension');
create unique index extension_owner on extension (tenant_id, owner_id);

create function keep_extension() returns trigger language plpgsql as $$
declare
  is_gone boolean;
begin
  if tg_op = 'DELETE' then
    delete from extension where tenant_id = old.tenant_id and owner_id = old.id;
    return old;
  end if;
  is_gone := tg_table_name = 'teammate' and to_jsonb(new) ->> 'status' = 'cancel';
  if is_gone then
    delete from extension where tenant_id = new.tenant_id and owner_id = new.id;
  else
    insert into extension (tenant_id, extension, owner_type, owner_id)
    values (new.tenant_id, new.extension, tg_table_name, new.id)
    on conflict (tenant_id, owner_id) do update set extension = excluded.extension;
  end if;
  return new;
end
$$;
create trigger keep_extension after insert or delete or update of extension, status on teammate
  for each row execute function keep_extension();
create trigger keep_extension after insert or delete or update of extension on team
  for each row execute function keep_extension();

-- Private images; the bytes are in the storage under the same id.
create table stored_image (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  size integer not null,
  created_at timestamptz not null default now()
);
select protect_tenant_table('stored_image');

-- Who changed what (annex J2). The application may add entries and read them, nothing else.
create table audit_entry (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  seq bigint not null,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  on_behalf_of_id uuid,
  on_behalf_of_name text,
  via text not null check (via in ('ui', 'api', 'bulk', 'schedule', 'system', 'support')),
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_name text not null,
  before jsonb,
  after jsonb,
  request_id text not null
);
select protect_tenant_table('audit_entry', 'tenant_id', 'select, insert');
create unique index audit_entry_seq on audit_entry (tenant_id, seq);
create index audit_entry_record on audit_entry (tenant_id, entity, entity_id, seq desc);

-- Outbox of the hub. seq is taken under the lock of the tenant's row in tenant_sequence, so its
-- order is the order of commits; tx_id tells a reader over all tenants what is complete.
create table event_log (
  tenant_id uuid not null references tenant (id),
  seq bigint not null,
  method text not null,
  event_type text not null,
  entity_id text not null,
  owner_type text,
  owner_id text,
  status text,
  role text,
  at timestamptz not null,
  position bigint generated always as identity,
  tx_id xid8 not null default pg_current_xact_id(),
  primary key (tenant_id, seq)
);
select protect_tenant_table('event_log', 'tenant_id', 'select, insert');
create unique index event_log_position on event_log (position);

-- Answers of calls that must not happen twice. The nil tenant stands for support.
create table idempotency_key (
  tenant_id uuid not null,
  key text not null,
  fingerprint text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, key)
);
select protect_tenant_table('idempotency_key');
create index idempotency_key_age on idempotency_key (created_at);
