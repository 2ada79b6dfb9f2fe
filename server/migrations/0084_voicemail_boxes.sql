-- What the page Messages shows of a message beside its sound, and how far a team is with it.
alter table voicemail
  -- Of the call that it was left in; a forwarded message has an id of its own.
  add column call_id uuid,
  -- Loudness of so many equal parts of the sound, 0 to 100.
  add column peaks jsonb not null default '[]',
  add column heard_by uuid,
  add column state text not null default 'open' check (state in ('open', 'taken', 'done')),
  add column state_by uuid,
  add column state_at timestamptz,
  -- Who sent it on, and with what note; null for one that the caller left here.
  add column forwarded_by uuid,
  add column note text not null default '';
update voicemail set call_id = id;
alter table voicemail alter column call_id set not null;
