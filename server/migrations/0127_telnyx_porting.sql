-- Porting orders at Telnyx (PORT-01, docs/decisions/0135-telnyx-porting.md).
create table telnyx_port_order (
  -- Id of the order in the portal, which Telnyx has as the customer reference.
  reference uuid primary key,
  tenant_id uuid not null references tenant (id),
  -- Telnyx's ids of what it made of it, kept before anything is asked again: it may make several.
  order_ids jsonb not null default '[]',
  -- Those that the last submission asked for.
  numbers jsonb not null default '[]',
  -- The submission that is there whole: {order}/{attempt}.
  sent text,
  -- What was refused of the last submission, as faults of the port.
  faults jsonb not null default '[]',
  cancelled_at timestamptz
);
select protect_tenant_table('telnyx_port_order');
create index telnyx_port_order_tenant on telnyx_port_order (tenant_id);
