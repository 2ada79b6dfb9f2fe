-- Numbers that are asked of a provider (PROV-01, docs/decisions/0130-a-number-is-ordered.md).
alter table phone_number
  drop constraint phone_number_provider_check,
  add constraint phone_number_provider_check
    check (provider in ('bandwidth', 'localNumber', 'telnyx'));
alter table number_reservation
  drop constraint number_reservation_provider_check,
  add constraint number_reservation_provider_check
    check (provider in ('bandwidth', 'localNumber', 'telnyx'));
alter table held_number
  drop constraint held_number_provider_check,
  add constraint held_number_provider_check
    check (provider in ('bandwidth', 'localNumber', 'telnyx'));

create table number_purchase (
  -- Our reference at the provider: the same again is the same order.
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  -- Deleted before its order has ended, the phone number is no longer there.
  phone_number_id uuid not null,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  provider text not null check (provider in ('bandwidth', 'localNumber', 'telnyx')),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  -- The provider's own id of the order.
  provider_order_id text,
  -- Why the provider refused.
  reason text,
  -- Lines of invoices that it was put on.
  line_ids text[] not null default '{}',
  -- The invoice of the month that it was bought in; later months count it once it is ours.
  month_id uuid references invoice (id),
  created_at timestamptz not null,
  check ((state = 'refused') = (reason is not null))
);
select protect_tenant_table('number_purchase');
create unique index number_purchase_open on number_purchase (number) where state = 'open';
create index number_purchase_set_up on number_purchase (phone_number_id) where state = 'open';
create index number_purchase_tenant on number_purchase (tenant_id);

-- Whether a phone number is still being ordered, so that nothing can be done with it yet.
create function is_being_set_up(wanted uuid) returns boolean language sql stable as $$
  select exists (select from number_purchase where phone_number_id = wanted and state = 'open')
$$;

-- What is on order is taken too, though its phone number may have been deleted.
do $$
begin
  execute format('grant create on schema %I to jackfield_system', current_schema());
  set local role jackfield_system;
  execute format($made$
    create or replace function taken_numbers(wanted text[], at timestamptz) returns setof text
    language sql stable security definer set search_path = %I, pg_temp as
    $taken$
      select number from phone_number where number = any(wanted)
      union all
      select number from number_reservation where number = any(wanted) and expires_at > at
      union all
      select number from held_number where number = any(wanted)
      union all
      select number from number_purchase where number = any(wanted) and state = 'open'
    $taken$
  $made$, current_schema());
  reset role;
  execute format('revoke create on schema %I from jackfield_system', current_schema());
end
$$;
