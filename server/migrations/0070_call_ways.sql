-- The way of a call: its stops with a sentence for each, as the exchange led it.
create table call_way (
  tenant_id uuid not null references tenant (id),
  call_id uuid not null,
  way jsonb not null,
  primary key (tenant_id, call_id)
);
select protect_tenant_table('call_way', 'tenant_id', 'select, insert');
