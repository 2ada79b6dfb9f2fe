-- Links that show the live board without a sign-in, for walls (LIVE-02).
create table wall_link (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null,
  -- A digest: the link itself is shown once and not kept.
  token_hash text not null unique,
  shows_names boolean not null,
  theme text not null check (theme in ('system', 'light', 'dark')),
  created_by text not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  last_used_at timestamptz
);
select protect_tenant_table('wall_link');
create index wall_link_tenant on wall_link (tenant_id, created_at desc);
