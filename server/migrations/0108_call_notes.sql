-- What somebody noted of a call while they talked (CALL-16).
create table call_note (
  tenant_id uuid not null references tenant (id),
  -- As in usage_record, which is told of later.
  call_id uuid not null,
  teammate_id uuid not null references teammate (id),
  note text not null check (note <> ''),
  updated_at timestamptz not null,
  primary key (tenant_id, call_id, teammate_id)
);
select protect_tenant_table('call_note');
