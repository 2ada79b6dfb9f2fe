-- Phone numbers and users that were deleted can come back for 30 days, as company numbers can (annex J2).
alter table kept_record drop constraint kept_record_entity_check;
alter table kept_record add constraint kept_record_entity_check
  check (entity in ('team', 'medium', 'ivr', 'company', 'phoneNumber', 'teammate'));
-- A held number has the id that its phone number had, whoever owned it.
drop index held_number_company;
alter table held_number drop column company_id;
