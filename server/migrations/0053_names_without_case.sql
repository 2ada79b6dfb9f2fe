-- Names that differ in nothing but capital letters are the same name. Where an account has such
-- names already, the oldest keeps its own and each later one gets the first free number: "front
-- desk" beside "Front desk" becomes "front desk (2)".
create function number_doubles(records regclass, scope text) returns void language plpgsql as $$
declare
  found record;
  wanted text;
  number integer;
  is_taken boolean;
begin
  for found in execute format(
    'select id, name, tenant_id, array[%2$s]::text[] as scope_values from (
       select *, row_number() over (
         partition by %2$s, lower(name collate "und-x-icu") order by created_at, id
       ) as place from %1$s
     ) as placed where place > 1 order by created_at, id', records, scope)
  loop
    number := 1;
    loop
      number := number + 1;
      wanted := left(found.name, 44) || ' (' || number || ')';
      execute format(
        'select exists (select from %1$s where array[%2$s]::text[] = $1
           and lower(name collate "und-x-icu") = lower($2 collate "und-x-icu"))', records, scope)
        into is_taken using found.scope_values, wanted;
      exit when not is_taken;
    end loop;
    execute format('update %1$s set name = $1 where id = $2', records) using wanted, found.id;
  end loop;
end
$$;

drop index team_name;
select number_doubles('team', 'tenant_id::text');
create unique index team_name on team (tenant_id, lower(name collate "und-x-icu"));

drop index ivr_menu_name;
select number_doubles('ivr_menu', 'tenant_id::text, owner_id::text');
create unique index ivr_menu_name
  on ivr_menu (tenant_id, owner_id, lower(name collate "und-x-icu"));

-- Without its collation, lower() leaves what is not ASCII as it is where the database knows no locale.
drop index saved_view_name;
select number_doubles('saved_view', 'teammate_id::text, list');
create unique index saved_view_name
  on saved_view (teammate_id, list, lower(name collate "und-x-icu"));

drop function number_doubles(regclass, text);
