-- Accounts choose whether what callers say is written down by the engine of the installation.
alter table tenant add column voicemail_transcripts boolean not null default false;

alter table voicemail
  -- Null where nothing is to be written down.
  add column transcript text check (transcript in ('waiting', 'ready', 'failed')),
  -- All words, for lists and searches, and each with its time.
  add column said text not null default '',
  add column said_words jsonb not null default '[]';
