-- Where the person at a web phone is today, and until when that holds (CALL-16): help is sent there.
alter table device
  add column e911_address jsonb,
  add column e911_until timestamptz,
  add constraint device_place check ((e911_address is null) = (e911_until is null)),
  add constraint device_place_of_web_phone check (e911_address is null or session_id is not null);
-- It is checked as every other address that help is sent to.
create trigger want_address_check after insert or update of e911_address on device
  for each row when (new.e911_address is not null) execute function want_address_check();
