-- What became of a call as the carrier tells it, and who had it in the end: a person, a team, a
-- mailbox's owner, or an outside number. Empty for messages, and for calls of which nothing was told.
alter table usage_record
  add column outcome text
    check (outcome in ('answered', 'missed', 'voicemail', 'message', 'forwarded', 'blocked')),
  add column outcome_by text check (outcome_by in ('teammate', 'team', 'external')),
  add column outcome_by_id uuid,
  add column outcome_by_name text not null default '';
