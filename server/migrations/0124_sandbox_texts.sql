-- What the sandbox of messaging was handed in: its outbox.
create table sandbox_text (
  id uuid primary key,
  sender text not null,
  recipient text not null,
  body text not null,
  sent_at timestamptz not null
);
select protect_system_table('sandbox_text');
create index sandbox_text_order on sandbox_text (sent_at desc);
