-- What whoever carries calls for help has to know beforehand (PROV-01,
-- docs/decisions/0136-emergency-addresses-are-registered.md): each address, and each number that calls
-- from there.
create table emergency_registration (
  -- No foreign key: who saves an address never waits for the row of the account.
  tenant_id uuid not null,
  address jsonb not null,
  -- The number that help calls back; empty for the address itself, which is registered first.
  number text not null default '',
  provider text not null check (provider in ('sandbox', 'telnyx')),
  -- The provider's own id, kept before anything is asked again.
  provider_id text,
  -- Value of the header by which a call names it; null where calls carry the address itself.
  sip_header text,
  state text not null default 'open' check (state in ('open', 'registered', 'refused')),
  -- Why it was refused, in the provider's words or ours.
  reason text,
  -- Since when it may be there: it was asked for, and the answer may have been lost.
  tried_at timestamptz,
  -- When its provider answered last.
  asked_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, address, number)
);
select protect_tenant_table('emergency_registration');
create index emergency_registration_provider on emergency_registration (provider_id);

-- Whichever way somebody's address or number changes, it is to be registered. `app.at` is the server's
-- time. What changes no address is for accounts alone that have any.
create function want_emergency_registration() returns trigger language plpgsql as $$
declare
  members constant text[] :=
    array['e911_address', 'e911_until', 'status', 'is_default', 'owner_type', 'owner_id'];
  past jsonb;
  present jsonb;
  of_tenant uuid;
  saved_at timestamptz := coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now());
begin
  if tg_op <> 'INSERT' then past := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then present := to_jsonb(new); end if;
  if tg_op = 'UPDATE' and not exists (
    select from unnest(members) as member where past -> member is distinct from present -> member
  ) then
    return null;
  end if;
  of_tenant := coalesce(present ->> 'tenant_id', past ->> 'tenant_id', present ->> 'id')::uuid;
  if present -> 'e911_address' is null or present -> 'e911_address' = 'null' then
    perform from emergency_registration where tenant_id = of_tenant limit 1;
    if not found then return null; end if;
  end if;
  insert into due_work (kind, subject_id, tenant_id, due_at)
    values ('emergencyRegistration', of_tenant, of_tenant, saved_at)
    on conflict (kind, subject_id) do update set due_at = excluded.due_at, attempts = 0, last_error = null;
  return null;
end
$$;

create trigger want_emergency_registration after insert or update of e911_address on tenant
  for each row execute function want_emergency_registration();
create trigger want_emergency_registration after insert or update of e911_address, status on teammate
  for each row execute function want_emergency_registration();
create trigger want_emergency_registration
  after insert or delete or update of e911_address, is_default, owner_type, owner_id on phone_number
  for each row execute function want_emergency_registration();
create trigger want_emergency_registration
  after delete or update of e911_address, e911_until on device
  for each row execute function want_emergency_registration();

insert into due_work (kind, subject_id, tenant_id, due_at)
  select 'emergencyRegistration', id, id, now() from tenant
  where country in ('USA', 'CAN') and (
    e911_address is not null
    or exists (select from teammate where tenant_id = tenant.id and e911_address is not null)
    or exists (select from phone_number where tenant_id = tenant.id and e911_address is not null));
