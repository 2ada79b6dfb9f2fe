-- Who has agreed to texts of a campaign, and who wants none of the account any more (annex J6).

-- The newest agreement of a person to a campaign.
create table consent (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  campaign_id uuid not null references campaign (id) on delete cascade,
  phone_number text not null,
  kind text not null check (kind in ('form', 'paper', 'call', 'file', 'keyword')),
  source text not null default '',
  evidence text not null default '',
  -- The word, and the number that it was texted to.
  keyword text,
  to_number text,
  file_row integer,
  at timestamptz not null,
  entered_by text
);
select protect_tenant_table('consent');
create unique index consent_number on consent (tenant_id, campaign_id, phone_number);

-- An opt-out holds for the whole account. It is in force unless START came after it; whichever of the
-- two arrives first, their times decide.
create table opt_out (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  phone_number text not null,
  stopped_at timestamptz,
  started_at timestamptz,
  is_in_force boolean not null generated always as (
    stopped_at is not null and (started_at is null or started_at <= stopped_at)) stored,
  -- The campaign that it reached; null for a number without one.
  campaign_id uuid references campaign (id) on delete set null,
  kind text not null default 'keyword' check (kind in ('form', 'paper', 'call', 'file', 'keyword')),
  source text not null default '',
  evidence text not null default '',
  keyword text,
  to_number text,
  entered_by text
);
select protect_tenant_table('opt_out');
create unique index opt_out_number on opt_out (tenant_id, phone_number);
create index opt_out_campaign on opt_out (tenant_id, campaign_id) where is_in_force;

-- Texts that were taken in, so that each counts once; what they say is not kept.
create table inbound_text (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  outcome text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
select protect_tenant_table('inbound_text');
