-- Phone numbers of deleted company numbers: held for their account, which can have them back, until
-- they are given up to their provider (OP-71, annex J2).
create table held_number (
  -- That of the phone number.
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  company_id uuid not null,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  provider text not null check (provider in ('bandwidth', 'localNumber')),
  held_until timestamptz not null
);
select protect_tenant_table('held_number');
create unique index held_number_number on held_number (number);
create index held_number_company on held_number (tenant_id, company_id);
