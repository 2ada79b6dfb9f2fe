-- Calls that an admin keeps with their expected end, and how each stands (annex J4).
create table scenario (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null check (char_length(name) between 1 and 60),
  called_kind text not null check (called_kind in ('number', 'company', 'team')),
  -- The record may be gone; its last known name stays to be told.
  called_id uuid not null,
  called_name text not null,
  -- Null is a withheld number.
  caller text,
  -- {repeats: weekly, weekday, time, timeZone} or {repeats: never, day, time, timeZone}.
  call_time jsonb not null,
  -- Keys in their order.
  inputs jsonb not null default '[]',
  -- What users and teams do, by id.
  outcomes jsonb not null default '{}',
  -- {kind, node: {kind, id, name}}.
  expected jsonb not null,
  state text not null check (state in ('passes', 'broken', 'cannotRun', 'over')),
  state_since timestamptz not null,
  -- First day within 30 on which the call ends elsewhere.
  breaks_on text check (breaks_on ~ '^\d{4}-\d{2}-\d{2}$'),
  reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
select protect_tenant_table('scenario');
create index scenario_names on scenario (tenant_id, name, id);
