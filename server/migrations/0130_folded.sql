-- What a search compares: small letters without marks, so that 'helene' finds 'Hélène'. Most texts
-- are ASCII, for which the short way is enough.
create function folded(text) returns text immutable parallel safe language sql as $$
  select case when octet_length($1) = char_length($1) then lower($1 collate "und-x-icu")
    else regexp_replace(normalize(lower($1 collate "und-x-icu"), nfd), '[\u0300-\u036f]+', '', 'g')
  end
$$;

drop trigger count_changed_teammate on teammate;
drop index teammate_name;
alter table teammate drop column search_text;
alter table teammate add column search_text text not null generated always as
  (folded(first_name || ' ' || last_name || e'\n' || email || e'\n' || extension)) stored;
create index teammate_name on teammate (tenant_id, full_name collate "und-x-icu", id)
  include (status, search_text) where status <> 'cancel';
create constraint trigger count_changed_teammate after update on teammate
  deferrable initially deferred for each row
  when ((old.status, old.role, old.full_name, old.search_text)
    is distinct from (new.status, new.role, new.full_name, new.search_text))
  execute function count_teammate();
