-- Numbers and countries that nobody calls, and callers that are turned away (ENT-14, ENT-15, OP-73).
create table blacklist_entry (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  direction text not null check (direction in ('outbound', 'inbound')),
  blacklist_type text not null check (blacklist_type in ('number', 'country')),
  number text check (number ~ '^\+[1-9][0-9]{6,14}$'),
  -- ISO 3166 alpha-3; outbound entries only.
  country text check (country ~ '^[A-Z]{3}$'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((number is null) = (blacklist_type = 'country')),
  check ((country is null) = (direction = 'inbound')),
  check (direction = 'outbound' or blacklist_type = 'number')
);
select protect_tenant_table('blacklist_entry');
-- A number is blocked once in each direction, whatever its country is taken for.
create unique index blacklist_number on blacklist_entry (tenant_id, direction, number)
  where number is not null;
create unique index blacklist_country on blacklist_entry (tenant_id, country)
  where blacklist_type = 'country';
