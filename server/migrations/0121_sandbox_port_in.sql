-- What the sandbox of porting was sent, and what it says of it.
create table sandbox_port_order (
  reference text primary key,
  -- {numbers, wantedAt, faults}; null where it was cancelled before it was sent.
  sent jsonb,
  sent_at timestamptz not null,
  cancelled_at timestamptz
);
select protect_system_table('sandbox_port_order');
