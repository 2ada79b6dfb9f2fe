-- Malaysia numbers are local only (ROLE-10).
alter table phone_number add constraint phone_number_type
  check (country <> 'MYS' or not is_toll_free);
