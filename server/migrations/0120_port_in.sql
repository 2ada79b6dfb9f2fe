-- Numbers that come from other carriers (PORT-01).
create table port_order (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  -- P-2041, as people say it.
  number integer not null,
  state text not null check (state in
    ('draft', 'submitted', 'rejected', 'dated', 'moving', 'done', 'partlyDone', 'cancelled')),
  -- Whom the numbers leave.
  carrier text not null,
  account_number text not null default '',
  sealed_pin text,
  bill_name text not null default '',
  service_address jsonb,
  contact_name text not null default '',
  -- YYYY-MM-DD.
  wanted_date text,
  -- {signedName, signedBy, signedAt, title, paragraphs, consent, of}: what was signed, by whom.
  letter jsonb,
  -- [{id, field, number, sent, code, says, correction}] of the last rejection.
  points jsonb not null default '[]',
  -- [{step, at, by}], the oldest first.
  story jsonb not null default '[]',
  -- How often it was sent: each time it has a reference of its own at the provider.
  attempt integer not null default 0,
  -- Since when the provider has what was sent last.
  taken_at timestamptz,
  moves_at timestamptz,
  correct_until timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (tenant_id, number)
);
select protect_tenant_table('port_order');

create table port_number (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  order_id uuid not null references port_order (id) on delete cascade,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  state text not null check (state in
    ('waiting', 'accepted', 'rejected', 'moved', 'failed', 'leftOut')),
  -- What calls go to once it has moved: {type, id} or {type, label}.
  target jsonb,
  -- Where it is listed at another address than the order's.
  service_address jsonb,
  reason text,
  unique (order_id, number)
);
select protect_tenant_table('port_number');
create index port_number_number on port_number (tenant_id, number);

-- The bill of an order; the id names its file.
create table port_bill (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  order_id uuid not null unique references port_order (id) on delete cascade,
  file_name text not null,
  content_type text not null check (content_type in
    ('application/pdf', 'image/png', 'image/jpeg')),
  -- YYYY-MM-DD.
  bill_date text not null
);
select protect_tenant_table('port_bill');
