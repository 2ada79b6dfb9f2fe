-- The API counts the characters of a name as people do: a letter with its marks is one.
alter table scenario drop constraint scenario_name_check, add check (name <> '');
alter table campaign drop constraint campaign_name_check;
