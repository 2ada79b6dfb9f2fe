-- Usage of each day and month of the account's zone, by user, by own number and by the other side, so
-- that charts of a million calls and messages cost what those of some do.
create table usage_tally (
  tenant_id uuid not null references tenant (id),
  part text not null check (part in ('user', 'number', 'destination')),
  grain text not null check (grain in ('day', 'month')),
  -- The first one of a month.
  day date not null,
  -- The key of the part, as the records are narrowed by it; of a destination the first digits.
  key text not null,
  usage_type text not null,
  direction text not null,
  -- Of a user as it was told last on that day.
  name text not null,
  calls integer not null,
  duration bigint not null,
  units bigint not null,
  amount numeric(14, 2) not null,
  primary key (tenant_id, part, grain, day, key, usage_type, direction)
);
select protect_tenant_table('usage_tally');

-- What a record counts for, once for each part.
create view counted_usage with (security_invoker = true) as
  select u.tenant_id, p.part, g.grain,
    date_trunc(g.grain, u.date at time zone t.time_zone)::date as day, p.key, u.usage_type,
    u.direction, u.teammate_name as name, u.date, u.duration, u.units, u.amount
  from usage_record u join tenant t on t.id = u.tenant_id cross join lateral (values
    ('user', coalesce(u.teammate_id::text, nullif(u.teammate_name, ''), 'none')),
    ('number', u.own_number),
    ('destination', case when u.usage_type = 'tollFree' then 'tollFree'
      else left(u.other_number, 5) end)) as p (part, key)
  cross join (values ('day'), ('month')) as g (grain);
grant select on counted_usage to jackfield_app, jackfield_system;

create function tally_usage() returns trigger language plpgsql as $$
begin
  insert into usage_tally as c
    (tenant_id, part, grain, day, key, usage_type, direction, name, calls, duration, units, amount)
  select u.tenant_id, p.part, g.grain, date_trunc(g.grain, u.date at time zone t.time_zone)::date,
    p.key, u.usage_type, u.direction, (array_agg(u.teammate_name order by u.date desc))[1], count(*), sum(u.duration),
    sum(u.units), sum(u.amount)
  from stored u join tenant t on t.id = u.tenant_id cross join lateral (values
    ('user', coalesce(u.teammate_id::text, nullif(u.teammate_name, ''), 'none')),
    ('number', u.own_number),
    ('destination', case when u.usage_type = 'tollFree' then 'tollFree'
      else left(u.other_number, 5) end)) as p (part, key)
  cross join (values ('day'), ('month')) as g (grain)
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (tenant_id, part, grain, day, key, usage_type, direction) do update set
    name = excluded.name, calls = c.calls + excluded.calls,
    duration = c.duration + excluded.duration, units = c.units + excluded.units,
    amount = c.amount + excluded.amount;
  return null;
end
$$;
create trigger tally_usage after insert on usage_record
  referencing new table as stored for each statement execute function tally_usage();

create function count_usage(account uuid) returns void language sql as $$
  insert into usage_tally
  select tenant_id, part, grain, day, key, usage_type, direction,
    (array_agg(name order by date desc))[1], count(*), sum(duration), sum(units), sum(amount)
  from counted_usage where account is null or tenant_id = account
  group by 1, 2, 3, 4, 5, 6, 7
$$;

-- With another zone, usage belongs to other days.
create function recount_usage() returns trigger language plpgsql as $$
begin
  delete from usage_tally where tenant_id = new.id;
  perform count_usage(new.id);
  return null;
end
$$;
create trigger recount_usage after update of time_zone on tenant
  for each row when (old.time_zone <> new.time_zone) execute function recount_usage();

set local role jackfield_system;
select count_usage(null);
reset role;
