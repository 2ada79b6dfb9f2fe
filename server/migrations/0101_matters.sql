-- Who was told by mail of what needs them, once each, until it is mended.
create table matter_told (
  tenant_id uuid not null,
  kind text not null check (kind in ('teamMessage', 'paymentFailed', 'cardExpires', 'plannedChange')),
  -- The team, invoice, card or planned change.
  subject_id uuid not null,
  -- An email: billing contacts are no users.
  reader text not null,
  primary key (tenant_id, kind, subject_id, reader)
);
select protect_tenant_table('matter_told');

-- Mails that somebody does not want; who has no row gets all.
create table mail_choice (
  tenant_id uuid not null references tenant (id),
  teammate_id uuid primary key references teammate (id) on delete cascade,
  off text[] not null
);
select protect_tenant_table('mail_choice');

-- A message that was forwarded waits from then on.
alter table voicemail add column forwarded_at timestamptz;

-- When an admin said that they have seen a call for help; those until now need nobody.
alter table emergency_call add column seen_at timestamptz;
update emergency_call set seen_at = started_at;
grant update (seen_at) on emergency_call to jackfield_app;

-- Whatever begins a matter or ends one, the account is looked at. `app.at` is the server's time.
create function want_look_at_matters() returns trigger language plpgsql as $$
declare
  of_tenant uuid := coalesce(to_jsonb(new) ->> 'tenant_id', to_jsonb(old) ->> 'tenant_id')::uuid;
  changed_at timestamptz := coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now());
begin
  insert into due_work (kind, subject_id, tenant_id, due_at)
    values ('matters', of_tenant, of_tenant, changed_at)
    on conflict (kind, subject_id) do update set due_at = excluded.due_at, attempts = 0, last_error = null;
  return null;
end
$$;

create trigger want_look_at_matters after insert or update of state, heard_at, deleted_at
  on voicemail for each row when (new.box_kind = 'team') execute function want_look_at_matters();
create trigger want_look_at_matters after insert or update of status
  on invoice for each row when (new.status <> 'draft') execute function want_look_at_matters();
create trigger want_look_at_matters after insert or update or delete
  on payment_method for each row execute function want_look_at_matters();
create trigger want_look_at_matters after update of state
  on planned_change for each row execute function want_look_at_matters();

-- Accounts that have something to look at already.
insert into due_work (kind, subject_id, tenant_id, due_at)
  select distinct 'matters', tenant_id, tenant_id, now() from (
    select tenant_id from voicemail where box_kind = 'team' and state = 'open' and heard_at is null
    union select tenant_id from invoice where status in ('failed', 'payment_intent.payment_failed')
    union select tenant_id from payment_method
    union select tenant_id from planned_change where state = 'waiting') as accounts;
