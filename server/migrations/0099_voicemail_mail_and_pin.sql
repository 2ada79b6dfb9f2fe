-- Which mails somebody wants of new messages in a box: their own, or that of a team.
create table voicemail_mail (
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id) on delete cascade,
  box_id uuid not null,
  how text not null check (how in ('link', 'sound')),
  primary key (tenant_id, teammate_id, box_id)
);
select protect_tenant_table('voicemail_mail');
-- The message whose sound goes with a mail; its file lies in the storage under that id.
alter table mail_outbox add column voicemail_id uuid;
-- Wrong PINs on the phone since the last right one, and until when none is taken.
alter table teammate
  add column voicemail_pin_failures integer not null default 0,
  add column voicemail_pin_locked_until timestamptz;
