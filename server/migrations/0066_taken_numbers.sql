-- Which of some phone numbers somebody has, reserved or is held for, over all accounts: asked within
-- the transaction of an account too, which learns no more than that they are taken. A held one is
-- taken until it was given up, which may come later than the end of its holding.
do $$
begin
  -- Who owns a function must be allowed to create in its schema, for as long as it is made.
  execute format('grant create on schema %I to jackfield_system', current_schema());
  set local role jackfield_system;
  execute format($made$
    create function taken_numbers(wanted text[], at timestamptz) returns setof text
    language sql stable security definer set search_path = %I, pg_temp as
    $taken$
      select number from phone_number where number = any(wanted)
      union all
      select number from number_reservation where number = any(wanted) and expires_at > at
      union all
      select number from held_number where number = any(wanted)
    $taken$
  $made$, current_schema());
  revoke all on function taken_numbers from public;
  grant execute on function taken_numbers to jackfield_app;
  reset role;
  execute format('revoke create on schema %I from jackfield_system', current_schema());
end
$$;
