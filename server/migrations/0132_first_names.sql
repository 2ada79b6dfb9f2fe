-- Who rings is told by first name: the past keeps it with the other columns of the routing.
drop trigger keep_former on teammate;
create trigger keep_former after insert or delete
  or update of first_name, last_name, status, is_tenant_owner, missed_call_handling,
    is_without_telephone on teammate
  for each row execute function keep_former_row(
    'id', 'tenant_id', 'full_name', 'first_name', 'status', 'is_tenant_owner',
    'missed_call_handling', 'is_without_telephone');
