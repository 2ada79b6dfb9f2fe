-- What a call does at its stop, and with whom: rings, waits, talks. Null where the exchange does not tell it.
alter table live_call add column phase jsonb;
