-- Credit that is added by itself (annex G6): below an amount the default card pays another one, up to
-- a limit of each month.
create table auto_top_up (
  -- The account's own id: it has one.
  id uuid primary key references tenant (id),
  tenant_id uuid not null unique references tenant (id) check (tenant_id = id),
  is_on boolean not null default false,
  below numeric(12, 2) not null check (below > 0),
  amount numeric(12, 2) not null check (amount > 0),
  monthly_limit numeric(12, 2) not null check (monthly_limit >= amount),
  -- Why it was turned off by itself.
  stopped text check (stopped in ('declined', 'noCard')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check (stopped is null or not is_on)
);
select protect_tenant_table('auto_top_up', 'tenant_id', 'select, insert, update');

create function make_auto_top_up() returns trigger language plpgsql as $$
begin
  insert into auto_top_up (id, tenant_id, below, amount, monthly_limit)
  select new.id, new.id, 20 * unit, 50 * unit, 200 * unit
  from (select case when new.currency = 'myr' then 4 else 1 end as unit) u;
  return null;
end
$$;
create trigger make_auto_top_up after insert on tenant
  for each row execute function make_auto_top_up();

-- Each time credit was added by itself.
create table top_up (
  transaction_id uuid primary key references balance_transaction (id),
  tenant_id uuid not null references tenant (id),
  -- First day of the month of the account under whose limit it counts.
  month date not null,
  at timestamptz not null,
  -- Whether what came of it was looked at.
  is_seen boolean not null default false
);
select protect_tenant_table('top_up', 'tenant_id', 'select, insert, update (is_seen)');
create index top_up_month on top_up (tenant_id, month);

set local role jackfield_system;
insert into auto_top_up (id, tenant_id, below, amount, monthly_limit)
select id, id, 20 * unit, 50 * unit, 200 * unit
from (select id, case when currency = 'myr' then 4 else 1 end as unit from tenant) t;
reset role;
