-- Keys of accounts, for programs (KEY-01).
create table api_key (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  name text not null,
  scopes text[] not null,
  networks text[] not null,
  -- Most that it may spend in a month of the account's zone; null buys nothing.
  spend_cap numeric(12, 2),
  maker_id uuid not null references teammate (id),
  maker_left_at timestamptz,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  last_used_at timestamptz,
  last_used_from text
);
select protect_tenant_table('api_key');
create index api_key_tenant on api_key (tenant_id, created_at desc) where ended_at is null;
create index api_key_maker on api_key (maker_id) where ended_at is null;

create table api_key_secret (
  -- A digest: the secret itself is shown once and not kept.
  hash text primary key,
  tenant_id uuid not null references tenant (id),
  key_id uuid not null references api_key (id) on delete cascade,
  start text not null,
  -- Null for the newest.
  ends_at timestamptz
);
select protect_tenant_table('api_key_secret');
create unique index api_key_secret_newest on api_key_secret (key_id) where ends_at is null;
create index api_key_secret_key on api_key_secret (key_id);

-- What a key has bought, by month of the account's zone.
create table api_key_spend (
  tenant_id uuid not null references tenant (id),
  key_id uuid not null references api_key (id) on delete cascade,
  month text not null,
  amount numeric(12, 2) not null,
  primary key (key_id, month)
);
select protect_tenant_table('api_key_spend');

-- Whichever way somebody stops to be an admin, or is one again before their keys have ended.
create function note_makers_of_keys() returns trigger language plpgsql as $$
declare
  is_here boolean := new.role = 'admin' and new.status in ('active', 'pending');
  changed_at timestamptz := coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now());
begin
  update api_key set maker_left_at = case when is_here then null else changed_at end
    where maker_id = new.id and ended_at is null and is_here = (maker_left_at is not null)
      and (maker_left_at is null or maker_left_at > changed_at - interval '7 days');
  return null;
end
$$;
create trigger note_makers_of_keys after update of role, status on teammate for each row
  when ((old.role, old.status) is distinct from (new.role, new.status))
  execute function note_makers_of_keys();

create trigger want_look_at_matters after insert or update of maker_left_at, ended_at
  on api_key for each row execute function want_look_at_matters();
alter table matter_told drop constraint matter_told_kind_check;
alter table matter_told add constraint matter_told_kind_check check (kind in (
  'teamMessage', 'paymentFailed', 'cardExpires', 'plannedChange', 'keyEnds', 'keyEndsSoon',
  'keyMakerLeft'));

alter table audit_entry drop constraint audit_entry_via_check;
alter table audit_entry add constraint audit_entry_via_check
  check (via in ('ui', 'api', 'bulk', 'schedule', 'system', 'support', 'key'));
