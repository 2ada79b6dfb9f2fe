-- Releases of the areas belong to the platform, not to an account: no table here has a tenant, and
-- jackfield_app reaches none of them.

-- A published version of a remote; its files lie in the release folder.
create table release (
  remote text not null,
  version text not null,
  area text not null,
  manifest jsonb not null,
  entry text not null,
  integrity text not null,
  preload jsonb not null,
  files jsonb not null,
  bytes integer not null,
  published_at timestamptz not null,
  published_by text not null,
  last_referenced_at timestamptz not null,
  primary key (remote, version)
);
select protect_system_table('release');
create index release_newest on release (area, published_at desc);

-- What a variant serves in an area. The keys keep a version that is pointed to from being removed.
create table release_pointer (
  variant text not null,
  area text not null,
  live_remote text,
  live_version text,
  previous_remote text,
  previous_version text,
  canary_remote text,
  canary_version text,
  canary_percent real not null default 0 check (canary_percent between 0 and 100),
  canary_tenants jsonb not null default '[]',
  -- What was reported of the canary's version before it became the canary.
  canary_visits_before integer not null default 0,
  canary_errors_before integer not null default 0,
  canary_since timestamptz,
  auto_rollback boolean not null default false,
  moved_by_start boolean not null default false,
  moved_at timestamptz not null,
  version integer not null default 1,
  primary key (variant, area),
  foreign key (live_remote, live_version) references release (remote, version),
  foreign key (previous_remote, previous_version) references release (remote, version),
  foreign key (canary_remote, canary_version) references release (remote, version)
);
select protect_system_table('release_pointer');

-- Who moved which pointer and why; entries are only ever added.
create table release_move (
  id uuid primary key,
  at timestamptz not null,
  who text not null,
  via text not null check (via in ('ui', 'api', 'system')),
  variant text not null,
  area text not null,
  kind text not null check
    (kind in ('promote', 'canary', 'endCanary', 'rollback', 'autoRollback', 'start')),
  from_remote text,
  from_version text,
  to_remote text,
  to_version text,
  audience jsonb,
  why text not null
);
grant select, insert on release_move to jackfield_system;
create index release_move_newest on release_move (variant, area, id desc);

-- What browsers reported of a version, summed per minute and measure.
create table release_report (
  area text not null,
  remote text not null,
  version text not null,
  minute timestamptz not null,
  measure text not null,
  count integer not null,
  total double precision not null,
  primary key (remote, version, measure, minute)
);
select protect_system_table('release_report');
create index release_report_age on release_report (minute);

-- The last different messages of failures per version, secrets replaced.
create table release_message (
  remote text not null,
  version text not null,
  message text not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (remote, version, message)
);
select protect_system_table('release_message');

-- A browser of staff, with the versions that it alone gets.
create table staff_session (
  id uuid primary key,
  token_hash text not null unique,
  name text not null,
  overrides jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
select protect_system_table('staff_session');
