-- Text messages of accounts, in and out (PROV-01, docs/decisions/0132-texts.md).
create table text_message (
  -- Of one that goes out, our reference at the provider too: the same again is the same text.
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  direction text not null check (direction in ('inbound', 'outbound')),
  own_number text not null check (own_number ~ '^\+[1-9][0-9]{6,14}$'),
  other_number text not null check (other_number ~ '^\+[1-9][0-9]{6,14}$'),
  body text not null,
  parts integer not null check (parts > 0),
  state text not null
    check (state in ('queued', 'sent', 'delivered', 'failed', 'cancelled', 'received')),
  -- Why one failed.
  reason text,
  -- What the portal answered by itself: a greeting, or what STOP, START and HELP are answered.
  answer text check (answer in ('greeting', 'keyword')),
  -- Who wrote it; nobody for what came in and for answers of the portal.
  teammate_id uuid,
  teammate_name text not null default '',
  -- Whom it is for; nobody where only admins see it.
  for_kind text check (for_kind in ('teammate', 'team')),
  for_id uuid,
  -- When it came in or was written.
  at timestamptz not null,
  -- It waits for the morning of its receiver until then.
  send_at timestamptz,
  -- When the provider was asked to take it: from then on it may be on its way.
  asked_at timestamptz,
  provider_id text,
  -- Of one part, as it was told when the text was written.
  price numeric(12, 2) not null default 0,
  -- What was charged.
  amount numeric(12, 2) not null default 0,
  check ((direction = 'inbound') = (state = 'received')),
  check ((state = 'failed') = (reason is not null)),
  check ((for_kind is null) = (for_id is null))
);
select protect_tenant_table('text_message');
create index text_message_order on text_message (tenant_id, at desc, id desc);
create index text_message_other on text_message (tenant_id, other_number, at desc);
create index text_message_provider on text_message (provider_id) where provider_id is not null;

insert into price (currency, item, amount, is_monthly, is_taxed) values
  ('usd', 'text', 0.01, false, false);
