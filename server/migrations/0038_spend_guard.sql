-- The spend guard (annex J7, docs/decisions/0025-spend-guard.md): caps of an account, what was spent
-- by day, hour and person, what the guard told of it, and what it stopped.

create table spend_guard (
  -- The account's own id: it has one guard.
  id uuid primary key references tenant (id),
  tenant_id uuid not null unique references tenant (id) check (tenant_id = id),
  cap_hour numeric(12, 2) not null check (cap_hour > 0),
  cap_day numeric(12, 2) not null check (cap_day > 0),
  cap_user numeric(12, 2) not null check (cap_user > 0),
  cap_country numeric(12, 2) not null check (cap_country > 0),
  tells_at_50 boolean not null default true,
  tells_at_80 boolean not null default true,
  tells_spike boolean not null default true,
  tells_night boolean not null default true,
  -- Nothing before it counts for the hour: when a stop of the hour was lifted.
  hour_from timestamptz not null default '-infinity',
  -- Day of the account on which the last mail about low credit went out.
  low_mail_day date,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
select protect_tenant_table('spend_guard', 'tenant_id', 'select, insert, update');

create function make_spend_guard() returns trigger language plpgsql as $$
begin
  insert into spend_guard (id, tenant_id, cap_hour, cap_day, cap_user, cap_country)
  select new.id, new.id, 15 * unit, 60 * unit, 25 * unit, 30 * unit
  from (select case when new.currency = 'myr' then 4 else 1 end as unit) u;
  return null;
end
$$;
create trigger make_spend_guard after insert on tenant
  for each row execute function make_spend_guard();

-- Sums by which the guard counts: of each day of the account with its dearest 60 minutes, of each
-- hour of its clock, and of whoever called where.
create table spend_day (
  tenant_id uuid not null references tenant (id),
  day date not null,
  home numeric(12, 2) not null default 0,
  abroad numeric(12, 2) not null default 0,
  peak numeric(12, 2) not null default 0,
  peak_at timestamptz,
  primary key (tenant_id, day)
);
select protect_tenant_table('spend_day', 'tenant_id', 'select, insert, update');

create table spend_hour (
  tenant_id uuid not null references tenant (id),
  hour timestamptz not null,
  amount numeric(12, 2) not null default 0,
  primary key (tenant_id, hour)
);
select protect_tenant_table('spend_hour', 'tenant_id', 'select, insert, update');

create table spend_driver (
  tenant_id uuid not null references tenant (id),
  day date not null,
  -- The id of whoever called; empty for a number of the company.
  person text not null,
  person_name text not null,
  -- Where the calls went, ISO 3166 alpha-3; empty for calls at home.
  country text not null,
  calls integer not null default 0,
  duration integer not null default 0,
  amount numeric(12, 2) not null default 0,
  primary key (tenant_id, day, person, country)
);
select protect_tenant_table('spend_driver', 'tenant_id', 'select, insert, update');

create table guard_stop (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('hour', 'day', 'user', 'country')),
  -- The person or the country that is stopped; empty for the whole account.
  subject text not null check ((subject = '') = (kind in ('hour', 'day'))),
  subject_name text not null,
  cap numeric(12, 2) not null,
  spent numeric(12, 2) not null,
  -- Who and where most of it went.
  person text not null,
  person_name text not null,
  country text not null,
  at timestamptz not null,
  day date not null,
  lifted_at timestamptz,
  lifted_by text,
  lift_reason text,
  check ((lifted_at is null) = (lifted_by is null)),
  check ((lifted_at is null) = (lift_reason is null))
);
select protect_tenant_table(
  'guard_stop', 'tenant_id', 'select, insert, update (lifted_at, lifted_by, lift_reason)');
create index guard_stop_day on guard_stop (tenant_id, day desc);
create unique index guard_stop_once on guard_stop (tenant_id, kind, subject) where lifted_at is null;

create table guard_alert (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('hour', 'day', 'user', 'country', 'spike', 'night')),
  subject text not null,
  subject_name text not null,
  level integer not null check (level in (0, 50, 80, 100)),
  cap numeric(12, 2) not null,
  spent numeric(12, 2) not null,
  person_name text not null,
  country text not null,
  recipients integer not null,
  at timestamptz not null,
  -- Until then the same is not told again.
  until timestamptz not null
);
select protect_tenant_table('guard_alert', 'tenant_id', 'select, insert');
create index guard_alert_order on guard_alert (tenant_id, until desc);

-- Where a call went, ISO 3166 alpha-3; empty at home.
alter table usage_record add column country text not null default '';

set local role jackfield_system;
insert into spend_guard (id, tenant_id, cap_hour, cap_day, cap_user, cap_country)
select id, id, 15 * unit, 60 * unit, 25 * unit, 30 * unit
from (select id, case when currency = 'myr' then 4 else 1 end as unit from tenant) t;

update usage_record u set country = coalesce(
  (select r.country from rate_deck r
   where u.to_number like '+' || r.dialing_code || '%' order by length(r.dialing_code) desc limit 1),
  'ZZZ')
where usage_type = 'international';
insert into spend_day (tenant_id, day, home, abroad)
select u.tenant_id, (u.date at time zone t.time_zone)::date,
  coalesce(sum(u.amount) filter (where u.country = ''), 0),
  coalesce(sum(u.amount) filter (where u.country <> ''), 0)
from usage_record u join tenant t on t.id = u.tenant_id where u.amount > 0 group by 1, 2;
update spend_day d set peak = p.hour, peak_at = p.date
from (
  select distinct on (tenant_id, day) *
  from (
    select u.tenant_id, u.date, (u.date at time zone t.time_zone)::date as day,
      sum(u.amount) over (partition by u.tenant_id order by u.date
        range between interval '60 minutes' preceding and current row) as hour
    from usage_record u join tenant t on t.id = u.tenant_id where u.amount > 0
  ) h order by tenant_id, day, hour desc, date
) p where p.tenant_id = d.tenant_id and p.day = d.day;
insert into spend_hour (tenant_id, hour, amount)
select u.tenant_id, date_trunc('hour', u.date at time zone t.time_zone) at time zone t.time_zone,
  sum(u.amount)
from usage_record u join tenant t on t.id = u.tenant_id where u.amount > 0 group by 1, 2;
insert into spend_driver
  (tenant_id, day, person, person_name, country, calls, duration, amount)
select u.tenant_id, (u.date at time zone t.time_zone)::date, coalesce(u.teammate_id::text, ''),
  max(u.teammate_name), u.country, count(*), sum(u.duration), sum(u.amount)
from usage_record u join tenant t on t.id = u.tenant_id where u.amount > 0 group by 1, 2, 3, 5;
reset role;
