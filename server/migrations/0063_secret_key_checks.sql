-- By its check value a start sees that a key is the one that had its name before.
create table secret_key (
  name text primary key,
  check_value text not null
);
select protect_system_table('secret_key');
