-- Names in their order, with what the listing searches and filters: a search by name reads the index
-- until its page is full, and looks up only the people that it shows.
drop index teammate_name;
create index teammate_name on teammate (tenant_id, full_name collate "und-x-icu", id)
  include (status, search_text) where status <> 'cancel';

-- How many people of an account have which status, kept by the triggers below. The revision is
-- another one after each change that a search, a role or a status could notice, so that whoever
-- has counted before knows whether the count still holds.
create table teammate_count (
  tenant_id uuid primary key references tenant (id) on delete cascade,
  active integer not null,
  pending integer not null,
  suspended integer not null,
  revision uuid not null
);
select protect_tenant_table('teammate_count');

insert into teammate_count
select tenant_id, count(*) filter (where status = 'active'),
  count(*) filter (where status = 'pending'), count(*) filter (where status = 'suspended'),
  gen_random_uuid()
from teammate group by tenant_id;

create function count_teammate() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(new.tenant_id, old.tenant_id);
  active integer := (new.status is not distinct from 'active')::integer
    - (old.status is not distinct from 'active')::integer;
  pending integer := (new.status is not distinct from 'pending')::integer
    - (old.status is not distinct from 'pending')::integer;
  suspended integer := (new.status is not distinct from 'suspended')::integer
    - (old.status is not distinct from 'suspended')::integer;
begin
  insert into teammate_count as c values (owner, active, pending, suspended, gen_random_uuid())
  on conflict (tenant_id) do update set active = c.active + excluded.active,
    pending = c.pending + excluded.pending, suspended = c.suspended + excluded.suspended,
    revision = excluded.revision;
  return null;
end
$$;

-- Deferred to the commit: the row of the account is then the last that a transaction locks, so that
-- two transactions never wait for each other over it.
create constraint trigger count_new_teammate after insert on teammate
  deferrable initially deferred for each row execute function count_teammate();
create constraint trigger count_gone_teammate after delete on teammate
  deferrable initially deferred for each row execute function count_teammate();
create constraint trigger count_changed_teammate after update on teammate
  deferrable initially deferred for each row
  when ((old.status, old.role, old.search_text) is distinct from (new.status, new.role, new.search_text))
  execute function count_teammate();
