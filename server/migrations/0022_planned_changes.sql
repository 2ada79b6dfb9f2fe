-- Changes of the routing that are saved at a time to come (annex J4).
create table planned_change (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  at timestamptz not null,
  state text not null check (state in ('coming', 'waiting', 'done', 'undone', 'cancelled')),
  -- The change that this one takes back.
  back_of uuid references planned_change (id),
  -- Whose absence it is; the person may be gone.
  absence_of uuid,
  -- [{entity, id, name, base, wanted, savedVersion}]: members before and after.
  parts jsonb not null,
  planned_by uuid not null,
  planned_by_name text not null,
  done_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
select protect_tenant_table('planned_change');
create index planned_change_times on planned_change (tenant_id, at, id);
create index planned_change_back on planned_change (tenant_id, back_of) where back_of is not null;
