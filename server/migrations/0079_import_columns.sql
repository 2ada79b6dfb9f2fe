-- What headings of imported files mean to an account: the next file with them needs no questions.
create table import_column (
  tenant_id uuid not null references tenant (id),
  kind text not null,
  heading text not null,
  -- Null for a column that is skipped.
  field text,
  at timestamptz not null,
  primary key (tenant_id, kind, heading)
);
select protect_tenant_table('import_column');
