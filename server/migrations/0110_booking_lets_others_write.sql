-- Whoever books waits for nobody who writes beside it, nor they for it.
create or replace function book_transaction() returns trigger language plpgsql as $$
declare
  last record;
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
  -- The account's row is held until the end, so that no two are booked at once. Rows that name the
  -- account go on being written meanwhile: who writes one and then books would wait for who books.
  perform 1 from tenant where id = new.tenant_id for no key update;
  select booked_seq, settled_at into last from balance_transaction
    where tenant_id = new.tenant_id and booked_seq is not null
    order by booked_seq desc limit 1;
  new.booked_seq := coalesce(last.booked_seq, 0) + 1;
  new.settled_at := greatest(new.settled_at, last.settled_at);
  if 'credit' in (new.from_account, new.to_account) then
    update tenant set balance = balance + new.amount where id = new.tenant_id
      returning balance into strict new.balance_after;
  end if;
  return new;
end
$$;
