-- Calls that go on now, as an exchange tells of them.
create table live_call (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  exchange text not null,
  direction text not null check (direction in ('inbound', 'outbound')),
  from_number text not null,
  to_number text not null,
  teammate_id uuid,
  started_at timestamptz not null,
  -- Where it is: a stop of its way.
  stop jsonb not null,
  primary key (tenant_id, id)
);
select protect_tenant_table('live_call');
create index live_call_exchange on live_call (exchange);
