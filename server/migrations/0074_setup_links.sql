-- Links by which a softphone signs in as a device, once and soon.
create table setup_link (
  -- A digest: the link itself is shown once and not kept.
  token_hash text primary key,
  tenant_id uuid not null references tenant (id),
  device_id uuid not null references device (id) on delete cascade,
  expires_at timestamptz not null
);
select protect_tenant_table('setup_link', 'tenant_id', 'select, insert');
create index setup_link_device on setup_link (device_id);
