-- Where the browser of a web phone is told of calls while its page is closed (CALL-16): sealed, and a
-- hash of its address, because a browser has one, whoever is signed in there.
alter table device add column push text, add column push_hash text;
create unique index device_push on device (push_hash) where push_hash is not null;

-- Which browsers were told of which call, and as whose. What was told last is a call that rings,
-- unless it was missed.
create table call_push (
  tenant_id uuid not null references tenant (id),
  call_id uuid not null,
  device_id uuid not null references device (id) on delete cascade,
  who text not null,
  is_missed boolean not null default false,
  primary key (tenant_id, call_id, device_id),
  foreign key (tenant_id, call_id) references live_call (tenant_id, id)
    on delete cascade deferrable initially deferred
);
select protect_tenant_table('call_push');
create index call_push_device on call_push (device_id);
