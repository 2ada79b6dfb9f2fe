-- The book of an account's money, by double entry (annex J7, docs/decisions/0021-ledger.md). A row of
-- balance_transaction says what moved from one account of the book to another; that its two postings
-- are made, once, when it succeeds, and that the balance is their sum, is the database's own doing.

-- What was asked of a card. Its id is the reference at the provider, which charges it once.
create table card_payment (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  -- The card's id at the provider, and how people know it.
  provider_id text not null,
  brand text not null,
  last4_digits text not null,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null check (currency in ('usd', 'myr')),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  charge_id text,
  -- The invoice that it pays.
  invoice_id uuid references invoice (id),
  -- The Idempotency-Key under which it was asked for.
  request_key text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'pending') = (settled_at is null)),
  unique (tenant_id, request_key)
);
-- An invoice is paid once, and by one payment at a time.
create unique index card_payment_invoice on card_payment (invoice_id)
  where status in ('pending', 'succeeded');
select protect_tenant_table(
  'card_payment', 'tenant_id', 'select, insert, update (status, charge_id, settled_at)');

alter table balance_transaction
  add column from_account text,
  add column to_account text,
  add column payment_id uuid references card_payment (id),
  -- Order in which an account's transactions were booked, from 1.
  add column booked_seq bigint,
  add column settled_at timestamptz,
  alter column balance_after drop not null;

delete from balance_transaction where amount = 0;
update balance_transaction set
  from_account = case when amount < 0 then 'credit' when transaction_type = 'credit' then 'card'
    else 'adjustment' end,
  to_account = case when amount > 0 then 'credit' when transaction_type = 'usage' then 'usage'
    when transaction_type = 'fee' then 'fees' else 'adjustment' end,
  balance_after = case when status = 'succeeded' then balance_after end,
  settled_at = case when status = 'pending' then null else created_at end;
-- A balance that its transactions do not explain is explained by one that comes first.
insert into balance_transaction (id, tenant_id, transaction_type, description, amount, currency,
  balance_after, status, from_account, to_account, created_at, settled_at)
select gen_random_uuid(), t.id, 'adjustment', 'Balance brought forward', t.balance - booked.total,
  t.currency, 0, 'succeeded',
  case when t.balance > booked.total then 'adjustment' else 'credit' end,
  case when t.balance > booked.total then 'credit' else 'adjustment' end,
  booked.first_at, booked.first_at
from tenant t cross join lateral (
  select coalesce(sum(b.amount), 0) as total,
    coalesce(min(b.created_at), t.created_at) - interval '1 second' as first_at
  from balance_transaction b where b.tenant_id = t.id and b.status = 'succeeded'
) booked where t.balance <> booked.total;
update balance_transaction b set booked_seq = counted.seq, balance_after = counted.total
from (
  select id, row_number() over book as seq, sum(amount) over book as total
  from balance_transaction where status = 'succeeded'
  window book as (partition by tenant_id order by created_at, id)
) counted where counted.id = b.id;

alter table balance_transaction
  alter column from_account set not null,
  alter column to_account set not null,
  add check (from_account in ('card', 'credit', 'usage', 'fees', 'adjustment')),
  add check (to_account in ('card', 'credit', 'usage', 'fees', 'adjustment')),
  add check (from_account <> to_account),
  add check (amount <> 0),
  -- Told as the customer sees it: what comes to the credit, or back to the card, is positive.
  add check ((amount > 0) = (to_account = 'credit' or to_account = 'card' and from_account <> 'credit')),
  add check ((status = 'pending') = (settled_at is null)),
  add check ((status = 'succeeded') = (booked_seq is not null)),
  add check ((balance_after is not null)
    = (status = 'succeeded' and 'credit' in (from_account, to_account)));
create unique index balance_transaction_book on balance_transaction (tenant_id, booked_seq desc);
grant update (status, settled_at) on balance_transaction to jackfield_app;

create table ledger_posting (
  tenant_id uuid not null references tenant (id),
  transaction_id uuid not null references balance_transaction (id),
  account text not null check (account in ('card', 'credit', 'usage', 'fees', 'adjustment')),
  amount numeric(12, 2) not null check (amount <> 0),
  primary key (transaction_id, account)
);
select protect_tenant_table('ledger_posting', 'tenant_id', 'select, insert');
create index ledger_posting_account on ledger_posting (tenant_id, account);
insert into ledger_posting (tenant_id, transaction_id, account, amount)
select tenant_id, id, from_account, -abs(amount) from balance_transaction where status = 'succeeded'
union all
select tenant_id, id, to_account, abs(amount) from balance_transaction where status = 'succeeded';

create function book_transaction() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status <> 'pending' or new.status = 'pending'
    or (new.id, new.tenant_id, new.transaction_type, new.description, new.amount, new.currency,
        new.from_account, new.to_account, new.payment_id, new.created_at)
      is distinct from
       (old.id, old.tenant_id, old.transaction_type, old.description, old.amount, old.currency,
        old.from_account, old.to_account, old.payment_id, old.created_at)) then
    raise exception 'A transaction is settled once, and nothing else of it changes.';
  end if;
  new.booked_seq := null;
  new.balance_after := null;
  if new.status <> 'succeeded' then
    return new;
  end if;
  -- The account's row is held until the end, so that no two are booked at once.
  perform 1 from tenant where id = new.tenant_id for update;
  select coalesce(max(booked_seq), 0) + 1 into strict new.booked_seq
    from balance_transaction where tenant_id = new.tenant_id;
  if 'credit' in (new.from_account, new.to_account) then
    update tenant set balance = balance + new.amount where id = new.tenant_id
      returning balance into strict new.balance_after;
  end if;
  return new;
end
$$;
create trigger book_transaction before insert or update on balance_transaction
  for each row execute function book_transaction();

create function post_transaction() returns trigger language plpgsql as $$
begin
  if new.status = 'succeeded' then
    insert into ledger_posting (tenant_id, transaction_id, account, amount) values
      (new.tenant_id, new.id, new.from_account, -abs(new.amount)),
      (new.tenant_id, new.id, new.to_account, abs(new.amount));
  end if;
  return null;
end
$$;
create trigger post_transaction after insert or update on balance_transaction
  for each row execute function post_transaction();

-- Depth 1 is a statement of somebody else than the functions above.
create function refuse_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception '% follows from the transactions of the ledger.', tg_argv[0];
end
$$;
create trigger balance_by_hand before update of balance on tenant
  for each row when (old.balance is distinct from new.balance)
  execute function refuse_by_hand('The balance');
create trigger balance_at_first before insert on tenant
  for each row when (new.balance <> 0) execute function refuse_by_hand('The balance');
create trigger posting_by_hand before insert on ledger_posting
  for each row execute function refuse_by_hand('A posting');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Nothing in the ledger is changed or removed.';
end
$$;
create trigger posting_stays before update or delete on ledger_posting
  for each row execute function refuse_change();
create trigger transaction_stays before delete on balance_transaction
  for each row execute function refuse_change();
