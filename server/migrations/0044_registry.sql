-- Brands and campaigns at the registry of the carriers (docs/decisions/0029-campaign-registry.md,
-- annexes E5, E6, F6): what was sent and paid, what came back, and the story of both.

-- Countries of tax ids are ISO 3166 alpha-2.
set local role jackfield_system;
update brand set tax_country = case tax_country
  when 'USA' then 'US' when 'CAN' then 'CA' when 'MYS' then 'MY' else tax_country end;
reset role;

alter table brand
  -- Its id at the registry; null until it was sent.
  add column registry_id text unique,
  -- Legal name, tax id and country as the registry has them; null until they were sent.
  add column sent_identity jsonb,
  -- Whether members that need no new look are still to be sent.
  add column has_unsent boolean not null default false,
  -- Findings of the check that were sent anyway [{code, reason, by, at}].
  add column overrides jsonb not null default '[]',
  -- Number of the newest word of the registry that counts.
  add column heard bigint not null default 0,
  add column tax_key text not null
    generated always as (upper(regexp_replace(tax_id, '[^0-9A-Za-z]', '', 'g'))) stored;
create unique index brand_tax_id on brand (tenant_id, tax_country, tax_key);

alter table brand_vetting
  add column price numeric(12, 2) not null default 40,
  add column heard bigint not null default 0,
  add column decided_at timestamptz;

alter table campaign
  add column name text not null default '' check (length(name) <= 50),
  add column registry_id text unique,
  add column heard bigint not null default 0,
  -- [{code, description, field}].
  add column rejections jsonb not null default '[]',
  -- [{carrier, state, at}].
  add column carriers jsonb not null default '[]',
  add column overrides jsonb not null default '[]',
  -- Whether the registry has still to hear that it ended.
  add column has_unsent boolean not null default false;
create index campaign_order on campaign (tenant_id, created_at desc, id desc);
create index campaign_status on campaign (tenant_id, status, created_at desc);

-- Flags of annex F6 that campaigns from before this version do not have.
set local role jackfield_system;
update campaign set details = '{"optInKeywords":"START","optOutKeywords":"STOP","helpKeywords":"HELP",
  "optInMessage":"","optOutMessage":"","helpMessage":"","embeddedLink":false,"embeddedPhone":false,
  "ageGated":false,"directLending":false,"numberPool":false,"termsAccepted":true}'::jsonb || details;
reset role;

-- What goes to the registry for a fee: stored before the card is charged, one at a time per record.
create table registry_submission (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('brand', 'brandRevet', 'vetting', 'campaign', 'campaignRevet')),
  brand_id uuid not null references brand (id) on delete cascade,
  campaign_id uuid references campaign (id) on delete cascade,
  vetting_id uuid references brand_vetting (id) on delete cascade,
  -- The brand or the campaign that it is about.
  record_id uuid not null generated always as (coalesce(campaign_id, brand_id)) stored,
  state text not null check (state in ('paying', 'declined', 'sending', 'sent', 'refunding', 'refunded')),
  -- What the record was before, and is again where nothing comes of it.
  former jsonb not null,
  invoice_id uuid not null unique references invoice (id),
  -- Of the call that asked for it.
  fingerprint text not null,
  asked_by text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((campaign_id is not null) = (kind in ('campaign', 'campaignRevet'))),
  check ((vetting_id is not null) = (kind = 'vetting'))
);
select protect_tenant_table('registry_submission');
create unique index registry_submission_open on registry_submission (record_id)
  where state in ('paying', 'sending', 'refunding');
create index registry_submission_record on registry_submission (tenant_id, record_id, created_at desc);

create table compliance_story (
  position bigint generated always as identity primary key,
  tenant_id uuid not null references tenant (id),
  -- The brand or the campaign.
  record_id uuid not null,
  step text not null,
  at timestamptz not null,
  by_name text,
  note text,
  amount numeric(12, 2),
  card_brand text,
  card_last4 text,
  check ((amount is null) = (card_brand is null) and (amount is null) = (card_last4 is null))
);
select protect_tenant_table('compliance_story');
create index compliance_story_record on compliance_story (tenant_id, record_id, at, position);

-- Codes that were texted to mobile numbers (OP-118).
create table phone_code (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  phone_number text not null,
  sealed_code text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  verified_at timestamptz
);
select protect_tenant_table('phone_code');
create index phone_code_number on phone_code (tenant_id, phone_number, sent_at desc);

-- Texts of the server itself on their way.
create table text_outbox (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  recipient text not null,
  body text not null,
  created_at timestamptz not null
);
select protect_tenant_table('text_outbox');
create index text_outbox_order on text_outbox (created_at desc);

-- What the registry of installations without one was sent; its words follow from it and the clock.
create table sandbox_registry (
  registry_id text primary key,
  tenant_id uuid not null references tenant (id),
  reference uuid not null unique,
  -- [{reference, at, content}] of each submission, and of each vetting.
  submissions jsonb not null default '[]',
  vettings jsonb not null default '[]',
  ended_at timestamptz
);
select protect_tenant_table('sandbox_registry');
