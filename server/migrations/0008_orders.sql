-- Work that is due at a time: one row for each record that moves on by itself, such as an order. A
-- process takes a row by putting its time off, so that a crash only delays it.
create table due_work (
  kind text not null,
  -- Id of the record; it may be gone by then.
  subject_id uuid not null,
  tenant_id uuid not null references tenant (id),
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  primary key (kind, subject_id)
);
select protect_tenant_table('due_work');
create index due_work_due on due_work (due_at);

-- Orders of outbound calling names (lidb) and directory listings (dlda); the newest completed one of
-- a number is its current value (annex E4).
create table number_order (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  phone_number_id uuid not null references phone_number (id) on delete cascade,
  kind text not null check (kind in ('lidb', 'dlda')),
  order_status text not null check (order_status in ('pending', 'processing', 'completed', 'failed')),
  -- Members of annex F6 that the kind has.
  wanted jsonb not null,
  -- Why the carrier refused.
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((order_status = 'failed') = (reason is not null))
);
select protect_tenant_table('number_order');
create unique index number_order_open on number_order (phone_number_id, kind)
  where order_status in ('pending', 'processing');
create index number_order_history on number_order (tenant_id, phone_number_id, kind, created_at desc, id desc);

-- Orders of desk phones (annex G3).
create table deskphone_order (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  status text not null check (status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled')),
  -- Lines [{deskphoneId, model, quantity, price}] as they were ordered.
  items jsonb not null,
  total numeric(12, 2) not null check (total > 0),
  currency text not null check (currency in ('usd', 'myr')),
  -- Address format one (ENT-30).
  shipping_address jsonb not null,
  contact_phone text not null,
  paid_at timestamptz,
  -- Id of the charge at the payment provider; never sent to a browser.
  charge_id text,
  refunded_at timestamptz,
  tracking_number text,
  -- Why it was cancelled, unless a person did it.
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
select protect_tenant_table('deskphone_order');
create index deskphone_order_history on deskphone_order (tenant_id, created_at desc, id desc);
