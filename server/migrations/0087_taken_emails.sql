-- Which of some emails somebody signs in with, over all accounts: asked within the transaction of an
-- account too, which learns no more than that they are taken.
do $$
begin
  -- Who owns a function must be allowed to create in its schema, for as long as it is made.
  execute format('grant create on schema %I to jackfield_system', current_schema());
  set local role jackfield_system;
  execute format($made$
    create function taken_emails(wanted text[]) returns setof text
    language sql stable security definer set search_path = %I, pg_temp as
    $taken$ select email from teammate where email = any(wanted) and status <> 'cancel' $taken$
  $made$, current_schema());
  revoke all on function taken_emails from public;
  grant execute on function taken_emails to jackfield_app;
  reset role;
  execute format('revoke create on schema %I from jackfield_system', current_schema());
end
$$;
