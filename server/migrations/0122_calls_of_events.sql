-- Calls that were stored with an event, in their order, so that programs are told of each (HOOK-01).
alter table event_log add column calls uuid[];
