-- The terms about emergency calls that a person agreed to: digest of their words, and when (ONB-09).
alter table teammate add column agreed_terms jsonb;
