-- The hours of a company number have their time zone, and whether it is always open, in one place:
-- `business_hour`. The two columns that listings read follow from it.

create function pg_temp.hours_of(hours jsonb, zone text, always_open boolean) returns jsonb
language sql immutable as $$
  select coalesce(
    nullif(hours, 'null'),
    '{"weekly": {"monday": [], "tuesday": [], "wednesday": [], "thursday": [], "friday": [],
      "saturday": [], "sunday": []}, "dates": []}'
  ) || jsonb_build_object('alwaysOpen', always_open, 'timeZone', zone)
$$;

update company set business_hour = pg_temp.hours_of(business_hour, time_zone, is_always_open);

-- Deleted company numbers come back with the columns of today.
update kept_record set rows = (
  select jsonb_agg(
    case when part ->> 'table' <> 'company' then part
    else jsonb_set(part, '{rows}', (
      select coalesce(jsonb_agg(kept || jsonb_build_object('business_hour', pg_temp.hours_of(
        kept -> 'business_hour', kept ->> 'time_zone', (kept ->> 'is_always_open')::boolean))), '[]')
      from jsonb_array_elements(part -> 'rows') as kept))
    end order by place)
  from jsonb_array_elements(rows) with ordinality as parts (part, place))
where entity = 'company';

alter table company
  alter column business_hour set not null,
  add check (jsonb_typeof(business_hour -> 'timeZone') = 'string'
    and jsonb_typeof(business_hour -> 'alwaysOpen') = 'boolean'),
  drop column time_zone,
  drop column is_always_open;
alter table company
  add column time_zone text not null generated always as (business_hour ->> 'timeZone') stored,
  add column is_always_open boolean not null
    generated always as ((business_hour ->> 'alwaysOpen')::boolean) stored;

drop function pg_temp.hours_of(jsonb, text, boolean);
