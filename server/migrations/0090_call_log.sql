-- What the log says of a call beside what it cost.
alter table usage_record
  -- Name that the caller's network tells; empty without one.
  add column from_name text not null default '',
  -- Seconds until somebody or a voicemail took it, or the caller gave up; null when nobody told.
  add column wait integer check (wait >= 0),
  -- Where a call ended that nobody took.
  add column ended_in text check (ended_in in ('waiting', 'menu', 'failed')),
  -- The last team that it was led to.
  add column team_id uuid,
  -- The call that went on to an outside number by this one, and is one call with it.
  add column part_of uuid;
alter table usage_record
  add column own_number text not null generated always as
    (case when direction = 'inbound' then to_number else from_number end) stored,
  add column other_number text not null generated always as
    (case when direction = 'inbound' then from_number else to_number end) stored,
  -- How a call of the log ended; null for what is no call of its own.
  add column ended text generated always as (case
    when usage_type = 'sms' or part_of is not null then null
    when outcome in ('answered', 'forwarded') then 'answered'
    when outcome = 'voicemail' then 'message'
    when outcome = 'blocked' then 'blocked'
    when ended_in is not null then ended_in
    when outcome is not null then 'nobody'
    when direction = 'inbound' then 'untold'
    when duration > 0 then 'answered'
    else 'nobody' end) stored;

create index usage_record_other on usage_record (tenant_id, other_number, date desc);
create index usage_record_own on usage_record (tenant_id, own_number, date desc);
create index usage_record_person on usage_record (tenant_id, teammate_id, date desc)
  where teammate_id is not null;
create index usage_record_taker on usage_record (tenant_id, outcome_by_id, date desc)
  where outcome_by_id is not null;
create index usage_record_team on usage_record (tenant_id, team_id, date desc)
  where team_id is not null;
create index usage_record_part on usage_record (tenant_id, part_of) where part_of is not null;

-- Calls of each day of the account's zone, so that pictures of a million cost what those of some do.
create table call_tally (
  tenant_id uuid not null references tenant (id),
  day date not null,
  direction text not null,
  ended text not null,
  -- Somebody whose number is known, and who can be called back.
  has_number boolean not null,
  -- Of calls that came in and were answered, which the median is of; -1 of others, and when nobody told.
  wait integer not null,
  calls integer not null,
  primary key (tenant_id, day, direction, ended, has_number, wait)
);
select protect_tenant_table('call_tally');

-- The numbers of the other side: what they are called, and when one was last spoken with.
create table call_number (
  tenant_id uuid not null references tenant (id),
  number text not null,
  name text not null,
  answered_at timestamptz,
  primary key (tenant_id, number)
);
select protect_tenant_table('call_number');

-- Calls that nobody answered, until somebody speaks with the number.
create table call_open (
  tenant_id uuid not null references tenant (id),
  call_id uuid not null,
  number text not null,
  date timestamptz not null,
  primary key (tenant_id, call_id)
);
select protect_tenant_table('call_open');
create index call_open_order on call_open (tenant_id, date desc);
create index call_open_number on call_open (tenant_id, number, date);

-- What one call counts for among those of its day.
create view counted_call with (security_invoker = true) as
  select u.tenant_id, (u.date at time zone t.time_zone)::date as day, u.direction, u.ended,
    u.other_number <> '' as has_number,
    case when u.direction = 'inbound' and u.ended = 'answered' then coalesce(u.wait, -1) else -1 end
      as wait
  from usage_record u join tenant t on t.id = u.tenant_id where u.ended is not null;
grant select on counted_call to jackfield_app, jackfield_system;

create function log_calls() returns trigger language plpgsql as $$
begin
  insert into call_tally as c (tenant_id, day, direction, ended, has_number, wait, calls)
  select s.tenant_id, (s.date at time zone t.time_zone)::date, s.direction, s.ended,
    s.other_number <> '',
    case when s.direction = 'inbound' and s.ended = 'answered' then coalesce(s.wait, -1) else -1 end,
    count(*)
  from stored s join tenant t on t.id = s.tenant_id where s.ended is not null
  group by 1, 2, 3, 4, 5, 6
  on conflict (tenant_id, day, direction, ended, has_number, wait)
    do update set calls = c.calls + excluded.calls;

  insert into call_number as n (tenant_id, number, name, answered_at)
  select tenant_id, other_number,
    coalesce((array_agg(from_name order by date desc) filter (where from_name <> ''))[1], ''),
    max(date) filter (where ended = 'answered')
  from stored where ended is not null and other_number <> '' group by 1, 2
  on conflict (tenant_id, number) do update set
    name = case when excluded.name = '' then n.name else excluded.name end,
    answered_at = greatest(n.answered_at, excluded.answered_at);

  insert into call_open (tenant_id, call_id, number, date)
  select s.tenant_id, s.id, s.other_number, s.date
  from stored s join call_number n on n.tenant_id = s.tenant_id and n.number = s.other_number
  where s.direction = 'inbound' and s.ended not in ('answered', 'blocked', 'untold')
    and (n.answered_at is null or n.answered_at <= s.date);

  delete from call_open o using stored s
  where s.ended = 'answered' and o.tenant_id = s.tenant_id and o.number = s.other_number
    and o.date < s.date;
  return null;
end
$$;
create trigger log_calls after insert on usage_record
  referencing new table as stored for each statement execute function log_calls();

-- With another zone, calls belong to other days.
create function recount_calls() returns trigger language plpgsql as $$
begin
  delete from call_tally where tenant_id = new.id;
  insert into call_tally
    select tenant_id, day, direction, ended, has_number, wait, count(*)
    from counted_call where tenant_id = new.id group by 1, 2, 3, 4, 5, 6;
  return null;
end
$$;
create trigger recount_calls after update of time_zone on tenant
  for each row when (old.time_zone <> new.time_zone) execute function recount_calls();

set local role jackfield_system;
insert into call_tally
  select tenant_id, day, direction, ended, has_number, wait, count(*)
  from counted_call group by 1, 2, 3, 4, 5, 6;
insert into call_number
  select tenant_id, other_number, '', max(date) filter (where ended = 'answered')
  from usage_record where ended is not null and other_number <> '' group by 1, 2;
insert into call_open
  select u.tenant_id, u.id, u.other_number, u.date
  from usage_record u
  join call_number n on n.tenant_id = u.tenant_id and n.number = u.other_number
  where u.direction = 'inbound' and u.ended not in ('answered', 'blocked', 'untold')
    and (n.answered_at is null or n.answered_at <= u.date);
reset role;
