-- What an invoice is made of (annex J9, docs/decisions/0023-invoices.md). Lines come to an
-- invoice while it is a draft; its total is their sum, which is the database's own doing.
alter table invoice
  -- A month's, or that of one purchase, which is paid by card at once.
  add column kind text not null default 'monthly' check (kind in ('monthly', 'purchase'));
-- The month that has begun is prepared on one draft.
create unique index invoice_draft on invoice (tenant_id) where status = 'draft' and kind = 'monthly';

create table invoice_line (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  invoice_id uuid not null references invoice (id),
  -- Order on the invoice, from 1.
  position integer not null check (position > 0),
  -- Item of the price list; 'earlier' for what was invoiced before there were lines.
  item text not null,
  description text not null check (description <> ''),
  quantity integer not null check (quantity > 0),
  -- Of one piece, for a whole month where it is paid each month.
  price numeric(12, 2) not null check (price >= 0),
  -- Days that it is for, both included; null for what is paid once.
  first_day date,
  last_day date check (last_day >= first_day),
  days_of_month integer check (days_of_month between 28 and 31),
  amount numeric(12, 2) not null,
  -- In per cent; null where it is not taxed.
  tax_rate numeric(5, 2),
  tax numeric(12, 2) not null check (tax >= 0),
  check ((first_day is null) = (last_day is null)),
  check ((first_day is null) = (days_of_month is null)),
  -- Pieces are rounded one by one, so that what one costs is told before it is bought.
  check (amount = quantity * case when first_day is null then price
    else round(price * (last_day - first_day + 1) / days_of_month, 2) end),
  check (tax = quantity * round(coalesce(tax_rate, 0) * amount / quantity / 100, 2)),
  unique (invoice_id, position)
);
select protect_tenant_table('invoice_line', 'tenant_id', 'select, insert');

create function count_invoice() returns trigger language plpgsql as $$
begin
  update invoice set amount_due =
    (select coalesce(sum(amount + tax), 0) from invoice_line where invoice_id = new.invoice_id)
    where id = new.invoice_id;
  return null;
end
$$;
create trigger count_invoice after insert on invoice_line
  for each row execute function count_invoice();

create function line_of_draft() returns trigger language plpgsql as $$
begin
  -- Depth 1 is a statement of somebody else than the function below.
  if pg_trigger_depth() = 1
    and (select status from invoice where id = new.invoice_id) is distinct from 'draft' then
    raise exception 'An invoice that was issued gets no line any more.';
  end if;
  return new;
end
$$;
create trigger line_of_draft before insert on invoice_line
  for each row execute function line_of_draft();

create trigger line_stays before update or delete on invoice_line
  for each row execute function refuse_change();

-- A total that comes without lines, from before or from elsewhere, is one line.
create function one_line_of_total() returns trigger language plpgsql as $$
begin
  insert into invoice_line (id, tenant_id, invoice_id, position, item, description, quantity, price,
    amount, tax)
  values (gen_random_uuid(), new.tenant_id, new.id, 1, 'earlier', 'Phone service', 1, new.amount_due,
    new.amount_due, 0);
  return null;
end
$$;
create trigger one_line_of_total after insert on invoice
  for each row when (new.amount_due <> 0) execute function one_line_of_total();

create trigger total_by_hand before update of amount_due on invoice
  for each row when (old.amount_due is distinct from new.amount_due)
  execute function refuse_by_hand('The total of an invoice');

alter table invoice_line disable trigger line_of_draft;
-- The owner of a table under forced row-level security sees no row of it.
set local role jackfield_system;
insert into invoice_line (id, tenant_id, invoice_id, position, item, description, quantity, price,
  amount, tax)
select gen_random_uuid(), tenant_id, id, 1, 'earlier', 'Phone service', 1, amount_due, amount_due, 0
from invoice where amount_due <> 0;
-- Every account that pays begins its next month by itself.
insert into due_work (kind, subject_id, tenant_id, due_at)
select 'monthlyInvoice', t.id, t.id, now() from tenant t
where not t.is_trial and t.status <> 'cancel';
reset role;
alter table invoice_line enable trigger line_of_draft;
