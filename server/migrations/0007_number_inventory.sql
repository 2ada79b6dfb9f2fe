-- Numbers that are held for an account until it buys them; a number is held once (OP-70).
create table number_reservation (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  provider text not null check (provider in ('bandwidth', 'localNumber')),
  is_toll_free boolean not null,
  country text not null check (country in ('USA', 'CAN', 'MYS')),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
select protect_tenant_table('number_reservation');
create unique index number_reservation_number on number_reservation (number);
create index number_reservation_tenant on number_reservation (tenant_id, expires_at);

alter table phone_number
  add column provider text not null default 'localNumber'
    check (provider in ('bandwidth', 'localNumber')),
  add column monthly_price numeric(12, 2) not null default 0,
  add column currency text not null default 'usd' check (currency in ('usd', 'myr')),
  add column reservation_id uuid,
  add column e911_address jsonb;

-- The owner of a table under forced row-level security sees no row of it.
set local role jackfield_system;
update phone_number set currency = 'myr'
  where tenant_id in (select id from tenant where currency = 'myr');
reset role;
