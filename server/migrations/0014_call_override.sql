-- "Closed today" (annex J4): {until, target, note, setBy, setAt}; null: calls go by the hours.
alter table company add column routing_override jsonb;
alter table team add column routing_override jsonb;
