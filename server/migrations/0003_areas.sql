create table payment_method (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  -- Id at the payment provider; never sent to a browser.
  provider_id text not null,
  is_default boolean not null default false,
  brand text not null,
  last4_digits text not null check (last4_digits ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  holder_name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('payment_method');
create unique index payment_method_default on payment_method (tenant_id) where is_default;
create index payment_method_order on payment_method (tenant_id, is_default desc, created_at desc, id desc);

create table billing_contact (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null,
  email text not null,
  position integer not null default 0
);
select protect_tenant_table('billing_contact');
create unique index billing_contact_email on billing_contact (tenant_id, email);

create table invoice (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  number text not null,
  status text not null check (status in (
    'paid', 'draft', 'open', 'failed', 'void', 'uncollectible',
    'payment_intent.payment_failed', 'succeeded')),
  -- True in status paid only (annex E3).
  paid boolean not null generated always as (status = 'paid') stored,
  amount_due numeric(12, 2) not null,
  currency text not null check (currency in ('usd', 'myr')),
  due_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  document_url text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('invoice');
create unique index invoice_number on invoice (tenant_id, number);
create index invoice_order on invoice (tenant_id, created_at desc, id desc);

-- Ledger of the prepaid credit; entries are added and never changed.
create table balance_transaction (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  transaction_type text not null check (transaction_type in ('credit', 'usage', 'fee', 'refund', 'adjustment')),
  description text not null,
  amount numeric(12, 2) not null,
  currency text not null check (currency in ('usd', 'myr')),
  balance_after numeric(12, 2) not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  created_at timestamptz not null
);
select protect_tenant_table('balance_transaction', 'tenant_id', 'select, insert');
create index balance_transaction_order on balance_transaction (tenant_id, created_at desc, id desc);

create table usage_record (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  date timestamptz not null,
  usage_type text not null check (usage_type in ('voice', 'sms', 'international', 'tollFree')),
  direction text not null check (direction in ('inbound', 'outbound')),
  from_number text not null,
  to_number text not null,
  teammate_id uuid,
  teammate_name text not null,
  -- Seconds.
  duration integer not null,
  units integer not null,
  rate numeric(12, 4) not null,
  amount numeric(12, 2) not null,
  currency text not null check (currency in ('usd', 'myr'))
);
select protect_tenant_table('usage_record', 'tenant_id', 'select, insert');
create index usage_record_order on usage_record (tenant_id, date desc, id desc);

create table brand (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  company_name text not null,
  brand_name text not null default '',
  company_type text not null check (company_type in ('PrivateProfit', 'PublicProfit', 'NonProfit')),
  tax_id text not null,
  tax_country text not null,
  industry text not null,
  website text not null,
  stock_exchange text,
  stock_symbol text,
  address jsonb not null,
  contact jsonb not null,
  status text not null check (status in ('pending', 'verified', 'unverified', 'suspended')),
  is_verified boolean not null generated always as (status = 'verified') stored,
  -- Feedback categories [{id, displayName, description, fields[]}] (annex E5).
  feedback jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('brand');
create index brand_name on brand (tenant_id, company_name collate "und-x-icu", id);

create table brand_vetting (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  brand_id uuid not null references brand (id) on delete cascade,
  provider text not null check (provider in ('Aegis Mobile', 'Campaign Verify', 'WMC Global')),
  vetting_class text not null check (vetting_class in ('Enhanced', 'Standard')),
  status text not null check (status in ('requested', 'passed', 'failed')),
  score integer check (score between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('brand_vetting');
create index brand_vetting_brand on brand_vetting (tenant_id, brand_id, created_at);

create table campaign (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  brand_id uuid not null references brand (id),
  use_case text not null,
  sub_use_cases jsonb not null default '[]',
  description text not null,
  message_flow text not null,
  sample_messages jsonb not null,
  -- Keywords, their answers and the flags of annex F6.
  details jsonb not null default '{}',
  status text not null check (status in (
    'pendingPayment', 'paymentFailed', 'pendingReview', 'active', 'rejected', 'suspended', 'deactivated')),
  payment_status text not null check (payment_status in ('pending', 'paid', 'failed')),
  rejection_reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('campaign');
create index campaign_brand on campaign (tenant_id, brand_id, created_at desc);

-- A number belongs to at most one campaign that is not deactivated; deactivating removes its rows.
create table campaign_number (
  tenant_id uuid not null references tenant (id),
  campaign_id uuid not null references campaign (id) on delete cascade,
  phone_number_id uuid not null references phone_number (id) on delete cascade,
  primary key (phone_number_id)
);
select protect_tenant_table('campaign_number');
create index campaign_number_campaign on campaign_number (tenant_id, campaign_id);

-- Greetings, menu media and hold music; the bytes are in the storage under the same id.
create table media (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  owner_type text not null check (owner_type in ('tenant', 'company', 'team', 'teammate', 'ivr')),
  owner_id uuid not null,
  kind text not null check (kind in ('ivr', 'voicemail', 'hold', 'message')),
  file_name text not null,
  content_type text not null check (content_type in ('audio/wav', 'audio/mpeg')),
  -- Bytes and seconds.
  size integer not null,
  duration numeric(8, 2) not null,
  input_text text,
  is_default boolean not null default false,
  is_selected boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('media');
create unique index media_selected on media (tenant_id, owner_id, kind) where is_selected;
create index media_owner on media (tenant_id, owner_id, kind);

create table ivr_menu (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  owner_type text not null check (owner_type in ('company', 'team')),
  owner_id uuid not null,
  name text not null,
  is_default boolean not null default false,
  -- Keys [{input, action, actionId}] (ENT-20).
  keys jsonb not null default '[]',
  -- Ids of greeting, exitMedia, invalidMedia and transferMedia (ENT-19).
  menu_media jsonb not null default '{}',
  retries integer not null default 2,
  -- Seconds.
  timeout integer not null default 10,
  interdigit_timeout integer not null default 3,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('ivr_menu');
create unique index ivr_menu_default on ivr_menu (tenant_id, owner_id) where is_default;
create index ivr_menu_owner on ivr_menu (tenant_id, owner_id, position);

create table device (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id) on delete cascade,
  type text not null check (type in ('desktop', 'mobile', 'deskphone')),
  name text not null,
  model text,
  mac_address text check (mac_address ~ '^[0-9A-F]{12}$'),
  sip_username text not null,
  sip_domain text not null,
  sip_password text not null,
  is_online boolean not null default false,
  last_seen_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('device');
create unique index device_mac on device (mac_address);
create index device_teammate on device (tenant_id, teammate_id);

-- Server processes with a hub; a row that is not renewed belongs to a process that is gone.
create table hub_node (
  id uuid primary key,
  beat_at timestamptz not null
);
select protect_system_table('hub_node');

-- People with a socket, by process (OP-65).
create table hub_presence (
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id) on delete cascade,
  node_id uuid not null references hub_node (id) on delete cascade,
  primary key (teammate_id, node_id)
);
select protect_tenant_table('hub_presence');
create index hub_presence_node on hub_presence (node_id);
