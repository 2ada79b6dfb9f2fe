-- An import of more users than one batch takes, which goes on by itself; an account has the last one.
create table import_run (
  tenant_id uuid primary key references tenant (id),
  id uuid not null,
  actor_id uuid not null references teammate (id),
  actor_name text not null,
  started_at timestamptz not null,
  -- Rows that are still to come, as they were sent.
  rows jsonb not null,
  -- What each of the batches to come was told to cost; null where nothing was.
  totals jsonb not null,
  total integer not null,
  done integer not null default 0,
  added integer not null default 0,
  -- Rows that were refused, with their faults.
  refused jsonb not null default '[]',
  state text not null check (state in ('running', 'done', 'stopped')),
  -- Code of why it stopped before its end.
  stopped_by text
);
select protect_tenant_table('import_run');
