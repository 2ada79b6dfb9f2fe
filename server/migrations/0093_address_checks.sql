-- What the address service said of an address that help is sent to, by its text: whoever has the
-- same address has the same answer, and an address that changed has none yet.
create table address_check (
  -- No foreign key: who saves an address never waits for the row of the account.
  tenant_id uuid not null,
  address jsonb not null,
  -- Null while the service has not answered.
  verdict text check (verdict in ('valid', 'notFound', 'incomplete')),
  -- The address that the service takes it for; null where it knows none.
  proposal jsonb,
  checked_at timestamptz,
  primary key (tenant_id, address)
);
select protect_tenant_table('address_check', 'tenant_id', 'select, insert, update');
create index address_check_open on address_check (tenant_id) where verdict is null;

-- Whichever way an address is saved, it is to be checked. `app.at` is the server's time.
create function want_address_check() returns trigger language plpgsql as $$
declare
  present jsonb := to_jsonb(new);
  of_tenant uuid := coalesce(present ->> 'tenant_id', present ->> 'id')::uuid;
  saved_at timestamptz := coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now());
begin
  insert into address_check (tenant_id, address) values (of_tenant, new.e911_address)
    on conflict do nothing;
  if found then
    insert into due_work (kind, subject_id, tenant_id, due_at)
      values ('addressCheck', of_tenant, of_tenant, saved_at)
      on conflict (kind, subject_id) do update set due_at = excluded.due_at, attempts = 0, last_error = null;
  end if;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['tenant', 'teammate', 'phone_number'] loop
    execute format(
      'create trigger want_address_check after insert or update of e911_address on %I
         for each row when (new.e911_address is not null) execute function want_address_check()',
      name);
  end loop;
end
$$;

insert into address_check (tenant_id, address)
  select tenant_id, e911_address from teammate where e911_address is not null
  union select tenant_id, e911_address from phone_number where e911_address is not null
  union select id, e911_address from tenant where e911_address is not null;
insert into due_work (kind, subject_id, tenant_id, due_at)
  select distinct 'addressCheck', tenant_id, tenant_id, now() from address_check;
