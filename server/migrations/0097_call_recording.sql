-- A part of a talk that was recorded; the sound lies in the storage under the same id. The row stays
-- when the sound is gone, so that the call says what became of it.
create table call_recording (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- As in usage_record, which may be told of later.
  call_id uuid not null,
  -- Whose talk it was.
  teammate_id uuid not null references teammate (id),
  started_at timestamptz not null,
  seconds integer not null,
  bytes integer not null,
  peaks jsonb not null,
  deleted_at timestamptz,
  deleted_by text not null default '',
  deleted_reason text not null default '',
  -- After how many days its sound went by itself; null until then.
  kept_days integer,
  primary key (tenant_id, id)
);
select protect_tenant_table('call_recording');
create index call_recording_call on call_recording (tenant_id, call_id);
-- Files of the storage are looked up by their id alone.
create index call_recording_file on call_recording (id);
create index call_recording_age on call_recording (tenant_id, started_at) where kept_days is null;

alter table tenant
  add column recording_days integer not null default 90 check (recording_days between 1 and 3650),
  -- Who may hear recordings beside the person who talked.
  add column recording_hearers text not null default 'person'
    check (recording_hearers in ('person', 'admins'));
