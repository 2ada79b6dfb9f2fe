-- The number that calls of a person's web phones show, where it is not the one that is preset (CALL-16).
create table shown_number (
  tenant_id uuid not null,
  teammate_id uuid primary key references teammate (id) on delete cascade,
  phone_number_id uuid not null references phone_number (id) on delete cascade
);
select protect_tenant_table('shown_number');
create index shown_number_tenant on shown_number (tenant_id);
create index shown_number_number on shown_number (phone_number_id);
