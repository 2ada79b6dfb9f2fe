-- Whose last telephone or app was removed does not ring. People who never had one here ring elsewhere:
-- nothing is known of their telephones.
alter table teammate add column is_without_telephone boolean not null default false;

create function note_telephones() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.teammate_id, old.teammate_id);
  account uuid := coalesce(new.tenant_id, old.tenant_id);
  has_none boolean;
begin
  -- Two removals at a time: the second waits for the first, and counts without its device.
  perform from teammate where tenant_id = account and id = person for no key update;
  has_none := not exists (select from device where tenant_id = account and teammate_id = person);
  update teammate set is_without_telephone = has_none
    where tenant_id = account and id = person and is_without_telephone <> has_none;
  return null;
end
$$;
create trigger note_telephones after insert or delete on device
  for each row execute function note_telephones();

-- The past keeps it with the other columns that decide where calls go.
drop trigger keep_former on teammate;
create trigger keep_former after insert or delete
  or update of first_name, last_name, status, is_tenant_owner, missed_call_handling,
    is_without_telephone on teammate
  for each row execute function keep_former_row(
    'id', 'tenant_id', 'full_name', 'status', 'is_tenant_owner', 'missed_call_handling',
    'is_without_telephone');

-- A removed device can come back for 30 days, as what is deleted can (annex J2).
alter table kept_record drop constraint kept_record_entity_check;
alter table kept_record add constraint kept_record_entity_check
  check (entity in ('team', 'medium', 'ivr', 'company', 'phoneNumber', 'teammate', 'device'));
