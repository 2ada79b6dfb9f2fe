-- A charge that the customer has to confirm at the provider says where (docs/decisions/0022-cards.md).
alter table card_payment add column confirm_url text;
grant update (confirm_url) on card_payment to jackfield_app;

-- Whether an account has a card follows from its cards.
alter table tenant drop column is_credit_card_exist;

-- What the sandbox of payments keeps, as a provider would on its own machines. The number of a card
-- is in none of it.

-- Somebody of an account on the way through the sandbox's pages; the id is known to them alone.
create table sandbox_visit (
  id text primary key,
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('card', 'portal')),
  person_id uuid not null references teammate (id),
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
select protect_tenant_table('sandbox_visit');

-- A card that was entered. Its token is exchanged for it by the account that it was entered for.
create table sandbox_card (
  id text primary key,
  tenant_id uuid not null references tenant (id),
  token text not null unique,
  brand text not null,
  last4_digits text not null,
  exp_month integer not null,
  exp_year integer not null,
  holder_name text not null,
  created_at timestamptz not null,
  taken_at timestamptz,
  dropped_at timestamptz
);
select protect_tenant_table('sandbox_card');

-- A charge that is not decided at once; the others follow from the card and are not kept.
create table sandbox_charge (
  reference uuid primary key,
  -- Stands in the address where it is confirmed.
  secret text not null unique,
  card text not null,
  amount numeric(12, 2) not null,
  currency text not null,
  state text not null check (state in ('waiting', 'settling', 'charged', 'declined', 'undone')),
  created_at timestamptz not null,
  -- When a settling one is charged, and a waiting one declined.
  decided_at timestamptz not null
);
select protect_system_table('sandbox_charge');
