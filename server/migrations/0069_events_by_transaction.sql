-- A reader over all accounts asks for what its snapshot could not see.
create index event_log_tx on event_log (tx_id);
