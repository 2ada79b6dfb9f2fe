-- Who blocked a number or a country: whoever set what the entry blocks now.
alter table blacklist_entry
  add column blocked_by uuid references teammate (id) on delete set null;

set local role jackfield_system;
update blacklist_entry b set blocked_by = (
  select p.id from audit_entry a join teammate p on p.id = a.actor_id and p.tenant_id = a.tenant_id
  where a.tenant_id = b.tenant_id and a.entity = b.direction || 'Blacklist'
    and (a.entity_id = b.id::text
      or a.after -> 'entries' @> jsonb_build_array(jsonb_build_object('id', b.id::text)))
  order by a.seq desc limit 1);
reset role;

-- The last try of a caller who is turned away.
create index usage_record_caller on usage_record (tenant_id, from_number, date desc)
  where direction = 'inbound';
