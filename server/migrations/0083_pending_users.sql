-- Whoever is invited and never comes costs nothing (docs/decisions/0085-who-never-comes-costs-nothing.md):
-- the line of a draft that has them is known, and loses them again.
alter table teammate add column invoice_line_id uuid references invoice_line (id) on delete set null;
create index teammate_invoice_line on teammate (invoice_line_id) where invoice_line_id is not null;

-- Whether an invitation can still be followed.
grant select (expires_at) on link_token to jackfield_app;
grant update (quantity, description, amount, tax), delete on invoice_line to jackfield_app;

-- Lines stay as they are, but pieces may be taken off the month that is not issued yet.
create function line_shrinks() returns trigger language plpgsql as $$
declare
  changing constant text[] := array['quantity', 'description', 'amount', 'tax'];
begin
  if (select status from invoice where id = old.invoice_id) = 'draft' and (tg_op = 'DELETE'
    or new.quantity < old.quantity and to_jsonb(new) - changing = to_jsonb(old) - changing) then
    return coalesce(new, old);
  end if;
  raise exception 'A line of an invoice only loses pieces, while the invoice is a draft.';
end
$$;
drop trigger line_stays on invoice_line;
create trigger line_stays before update or delete on invoice_line
  for each row execute function line_shrinks();

create or replace function count_invoice() returns trigger language plpgsql as $$
begin
  update invoice set amount_due =
    (select coalesce(sum(amount + tax), 0) from invoice_line
      where invoice_id = coalesce(new.invoice_id, old.invoice_id))
    where id = coalesce(new.invoice_id, old.invoice_id);
  return null;
end
$$;
drop trigger count_invoice on invoice_line;
create trigger count_invoice after insert or update or delete on invoice_line
  for each row execute function count_invoice();

-- Who is pending today is on the line that names them, or else on that of most users.
set local role jackfield_system;
update teammate p set invoice_line_id = (
  select l.id from invoice_line l join invoice i on i.id = l.invoice_id
  where l.tenant_id = p.tenant_id and i.status = 'draft' and i.kind = 'monthly' and l.item = 'user'
  order by right(l.description, length(p.full_name)) = p.full_name desc, l.quantity desc limit 1)
where p.status = 'pending';
reset role;
