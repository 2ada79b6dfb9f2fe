-- Health of versions counts signed-in sessions instead of what was sent, and versions can be
-- withdrawn (docs/decisions/0034-health-counts-sessions.md).
drop table release_report;

-- What one session met with one version of a variant. Session and person are digests: they tell one
-- from another, and nobody who they are.
create table release_session (
  variant text not null,
  remote text not null,
  version text not null,
  session text not null,
  person text not null,
  -- When the session last had the version open, last met an error, last waited in vain.
  seen_at timestamptz not null,
  error_at timestamptz,
  never_shown_at timestamptz,
  -- The last value of each phase of loading and web vital, in ms.
  measures jsonb not null default '{}',
  messages integer not null default 0,
  primary key (variant, remote, version, session)
);
select protect_system_table('release_session');
create index release_session_age on release_session (seen_at);
create index release_session_person on release_session (variant, remote, version, person);

-- Messages belong to a variant too; what is kept of older ones says nothing about which.
drop table release_message;
create table release_message (
  variant text not null,
  remote text not null,
  version text not null,
  message text not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (variant, remote, version, message)
);
select protect_system_table('release_message');

alter table release_pointer drop column canary_visits_before, drop column canary_errors_before;

-- A withdrawn version may not run any more.
alter table release
  add column withdrawn_at timestamptz,
  add column withdrawn_by text,
  add column withdrawn_why text;

alter table release_move drop constraint release_move_kind_check;
alter table release_move add constraint release_move_kind_check check (kind in
  ('promote', 'canary', 'endCanary', 'rollback', 'autoRollback', 'withdraw', 'start'));
