-- Exchanges that told of themselves: where phones reach them, and when they were last heard of.
create table exchange (
  name text primary key,
  sip_host text not null,
  sip_port integer not null,
  sip_transport text not null check (sip_transport in ('udp')),
  heard_at timestamptz not null
);
select protect_system_table('exchange');
-- People read where their phones sign in.
grant select on exchange to jackfield_app;

-- Where phones are signed in, as their exchange told last.
create table registration (
  tenant_id uuid not null references tenant (id),
  device_id uuid primary key references device (id) on delete cascade,
  exchange text not null references exchange (name) on delete cascade,
  address text not null,
  program text not null,
  since timestamptz not null
);
select protect_tenant_table('registration');
create index registration_exchange on registration (exchange);
