-- Calls for help, with what went out with each of them.
create table emergency_call (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  teammate_id uuid not null,
  teammate_name text not null,
  extension text not null,
  -- As it was dialled.
  number text not null,
  -- The number that the call showed; empty where it showed none.
  from_number text not null,
  -- Where help was sent to; null where that was not known.
  address jsonb,
  started_at timestamptz not null,
  primary key (tenant_id, id)
);
select protect_tenant_table('emergency_call', 'tenant_id', 'select, insert');
create index emergency_call_order on emergency_call (tenant_id, started_at desc);
