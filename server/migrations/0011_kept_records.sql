-- Deleted records that can come back for 30 days (annex J2): all their rows, as JSON by table.
create table kept_record (
  tenant_id uuid not null references tenant (id),
  entity text not null check (entity in ('team', 'medium', 'ivr')),
  id uuid not null,
  name text not null,
  rows jsonb not null,
  -- Ids of files in the storage that go when the record goes for good.
  files jsonb not null default '[]',
  deleted_by text not null,
  deleted_at timestamptz not null,
  primary key (tenant_id, entity, id)
);
select protect_tenant_table('kept_record');
create index kept_record_age on kept_record (deleted_at);
