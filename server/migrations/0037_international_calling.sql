-- Who asked for international calling and whose check of the card went through (annex E7); null for
-- accounts that were verified before these columns were.
alter table tenant
  add column international_requested_at timestamptz,
  add column international_requested_by text,
  add column international_checked_at timestamptz,
  add column international_checked_by text,
  add check ((international_requested_at is null) = (international_requested_by is null)),
  add check ((international_checked_at is null) = (international_checked_by is null));

-- Transactions that check a card for it, with the name of who asked.
create table international_check (
  transaction_id uuid primary key references balance_transaction (id),
  tenant_id uuid not null references tenant (id),
  asked_by text not null
);
select protect_tenant_table('international_check', 'tenant_id', 'select, insert');
create index international_check_tenant on international_check (tenant_id);
