-- What callers said to a voicemail; the sound lies in the storage under the same id.
create table voicemail (
  tenant_id uuid not null references tenant (id),
  -- Of the call that it was left in, as in usage_record.
  id uuid not null,
  box_kind text not null check (box_kind in ('teammate', 'team')),
  box_id uuid not null,
  -- Empty when withheld.
  from_number text not null,
  left_at timestamptz not null,
  seconds integer not null,
  bytes integer not null,
  -- When the first of those who may hear it said so.
  heard_at timestamptz,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
select protect_tenant_table('voicemail');
create index voicemail_order on voicemail (tenant_id, box_id, left_at desc);
-- Files of the storage are looked up by their id alone.
create index voicemail_file on voicemail (id);
