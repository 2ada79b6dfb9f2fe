-- The routing as it was (annex J2): each row that decides where calls go, as it was until `at`, when
-- it was changed, deleted or made; null where it was not there. Only triggers write here.
create table former_row (
  -- No foreign key: a change of routing never waits for the row of its account.
  tenant_id uuid not null,
  of_table text not null,
  row_id text not null,
  at timestamptz not null,
  content jsonb,
  position bigint generated always as identity
);
select protect_tenant_table('former_row', 'tenant_id', 'select, insert');
create index former_row_at on former_row (tenant_id, at);

-- Keeps what a row was, all of it or the columns that are named. `app.at` is the server's time.
create function keep_former_row() returns trigger language plpgsql as $$
declare
  former jsonb := to_jsonb(old);
  present jsonb := to_jsonb(new);
  named jsonb := coalesce(former, present);
begin
  if former - array['version', 'updated_at'] = present - array['version', 'updated_at'] then
    return null;
  end if;
  if tg_nargs > 0 then
    select jsonb_object_agg(key, value) into former from jsonb_each(former) where key = any (tg_argv);
  end if;
  insert into former_row (tenant_id, of_table, row_id, at, content) values (
    coalesce(named ->> 'tenant_id', named ->> 'id')::uuid,
    tg_table_name,
    coalesce(named ->> 'id', (named ->> 'team_id') || (named ->> 'teammate_id')),
    coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now()),
    former
  );
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'company', 'team', 'team_member', 'ivr_menu', 'phone_number', 'media', 'blacklist_entry'
  ] loop
    execute format(
      'create trigger keep_former after insert or update or delete on %I
         for each row execute function keep_former_row()', name);
  end loop;
end
$$;
create trigger keep_former after insert or delete
  or update of first_name, last_name, status, is_tenant_owner, missed_call_handling on teammate
  for each row execute function keep_former_row(
    'id', 'tenant_id', 'full_name', 'status', 'is_tenant_owner', 'missed_call_handling');
create trigger keep_former after update
  of time_zone, is_verified_international_call, restriction_type, allowed_countries on tenant
  for each row execute function keep_former_row(
    'id', 'country', 'time_zone', 'is_verified_international_call', 'restriction_type',
    'allowed_countries');

-- What was before today was not kept: the first row of each account says since when it is known.
insert into former_row (tenant_id, of_table, row_id, at, content)
select id, 'tenant', id, now(), jsonb_build_object(
  'id', id, 'country', country, 'time_zone', time_zone,
  'is_verified_international_call', is_verified_international_call,
  'restriction_type', restriction_type, 'allowed_countries', allowed_countries)
from tenant;
