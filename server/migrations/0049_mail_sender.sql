-- What the portal was called where the mail was caused; empty for the portal's own work.
alter table mail_outbox add column sender text not null default '';
