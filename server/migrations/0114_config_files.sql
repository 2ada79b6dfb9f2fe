-- Configuration as files: keys of records, what the files of the last apply have, and plans (FILE-01).
create table config_key (
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('number', 'team', 'menu', 'person', 'blocked')),
  record_id uuid not null,
  -- Identity in files: of teams and menus it is kept here alone.
  key text not null,
  -- Line of the last apply that has the record; null where no file has it now.
  path text,
  line integer,
  primary key (tenant_id, kind, record_id)
);
select protect_tenant_table('config_key');
create unique index config_key_key on config_key (tenant_id, kind, key);

create table config_plan (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  at timestamptz not null,
  by_name text not null,
  is_key boolean not null,
  commit text,
  is_deleting boolean not null,
  files jsonb not null,
  -- The plan as it was seen.
  seen jsonb not null,
  -- Records and versions that it touches, and the digest of what callers notice.
  touched jsonb not null,
  state text not null check (state in ('refused', 'ready', 'waiting', 'stale', 'applied', 'undone')),
  applied_at timestamptz,
  applied_by text,
  undone_at timestamptz,
  left_as_is jsonb not null default '[]'
);
select protect_tenant_table('config_plan');
create index config_plan_listed on config_plan (tenant_id, at desc, id desc);
create index config_plan_at on config_plan (at);

-- A key applies nothing: an admin does.
alter table tenant add column needs_file_approval boolean not null default false;

alter table audit_entry drop constraint audit_entry_via_check;
alter table audit_entry add constraint audit_entry_via_check
  check (via in ('ui', 'api', 'bulk', 'schedule', 'system', 'support', 'key', 'config'));
-- Revision of the files that made the change.
alter table audit_entry add column commit text;
