-- The secret link under which calendar programs read the dates of an account's numbers (annex J9).
create table calendar_feed (
  tenant_id uuid primary key references tenant (id),
  -- A digest: the link itself is shown once and not kept.
  token_hash text not null,
  created_by text not null,
  created_at timestamptz not null
);
select protect_tenant_table('calendar_feed');
create unique index calendar_feed_token on calendar_feed (token_hash);
