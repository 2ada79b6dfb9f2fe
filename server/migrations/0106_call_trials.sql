-- A call that an admin is about to hear by their own phone, for a few minutes (CALL-16).
create table call_trial (
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id) on delete cascade,
  code text not null,
  call jsonb not null,
  -- What is not saved of the routing.
  change jsonb not null,
  -- How far it is, once it was dialled.
  progress jsonb,
  ends_at timestamptz not null,
  primary key (tenant_id, teammate_id)
);
select protect_tenant_table('call_trial');
