-- Webhooks: what an account's programs are told of its events (HOOK-01).
create table webhook (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null,
  url text not null,
  kinds text[] not null,
  state text not null default 'on' check (state in ('on', 'paused', 'off')),
  off_because text check (off_because in ('failures', 'gone')),
  -- Events of the account up to here have become messages for it.
  read_seq bigint not null,
  failing_since timestamptz,
  failures_told_at timestamptz,
  created_by text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
select protect_tenant_table('webhook');
create index webhook_tenant on webhook (tenant_id, created_at desc);

create table webhook_secret (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  webhook_id uuid not null references webhook (id) on delete cascade,
  sealed text not null,
  created_at timestamptz not null,
  -- Null for the newest.
  ends_at timestamptz
);
select protect_tenant_table('webhook_secret');
create unique index webhook_secret_newest on webhook_secret (webhook_id) where ends_at is null;
create index webhook_secret_webhook on webhook_secret (webhook_id);

create table webhook_message (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  webhook_id uuid not null references webhook (id) on delete cascade,
  type text not null,
  body text not null,
  -- The record of the event, by which the history is found; a test tells of none.
  entity_id text,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead', 'skipped')),
  tries integer not null default 0,
  -- Tries that failed since somebody or the event asked for it.
  failures integer not null default 0,
  next_try_at timestamptz not null,
  -- A process has it until then; whatever becomes of that process, it is tried again afterwards.
  sending_until timestamptz,
  status integer,
  problem text
);
select protect_tenant_table('webhook_message');
create index webhook_message_due on webhook_message (webhook_id, next_try_at, id)
  where state = 'waiting';
create index webhook_message_listed on webhook_message (webhook_id, at desc, id desc);
create index webhook_message_at on webhook_message (at);

create table webhook_try (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  message_id uuid not null references webhook_message (id) on delete cascade,
  at timestamptz not null,
  status integer,
  problem text,
  took integer not null,
  answer text not null
);
select protect_tenant_table('webhook_try');
create index webhook_try_message on webhook_try (message_id, at);

-- Names of the members that an event changed, where the write that it tells of knew them.
alter table event_log add column changed text[];
