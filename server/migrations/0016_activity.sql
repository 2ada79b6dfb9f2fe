-- Company numbers are kept after their deletion too, with all that belongs to them (annex J2).
alter table kept_record drop constraint kept_record_entity_check;
alter table kept_record add constraint kept_record_entity_check
  check (entity in ('team', 'medium', 'ivr', 'company'));

-- What one person did, and what was done in their name, without reading the whole log.
create index audit_entry_actor on audit_entry (tenant_id, actor_id, seq desc);
create index audit_entry_behalf on audit_entry (tenant_id, on_behalf_of_id, seq desc)
  where on_behalf_of_id is not null;
