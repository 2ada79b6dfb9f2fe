-- Presets of new menus (OP-81), and names that are told apart (OP-79).
alter table ivr_menu alter column retries set default 3;
create unique index ivr_menu_name on ivr_menu (tenant_id, owner_id, name collate "und-x-icu");

-- Menus go with their company number or team, media with their owner; no foreign key can say so,
-- because owners are rows of several tables.
create function drop_menus() returns trigger language plpgsql as $$
begin
  delete from ivr_menu where tenant_id = old.tenant_id and owner_id = old.id;
  delete from media where tenant_id = old.tenant_id and owner_id = old.id;
  return old;
end
$$;
create trigger company_menus after delete on company for each row execute function drop_menus();
create trigger team_menus after delete on team for each row execute function drop_menus();

create function drop_menu_media() returns trigger language plpgsql as $$
begin
  delete from media where tenant_id = old.tenant_id and owner_id = old.id and kind = 'ivr';
  return old;
end
$$;
create trigger ivr_menu_media after delete on ivr_menu for each row execute function drop_menu_media();
