-- A web phone is the device of a session, and ends with it (CALL-16).
alter table device add column session_id uuid references session (id) on delete cascade;
create unique index device_session on device (session_id) where session_id is not null;

-- Where the portal reaches the web socket of an exchange, by which web phones speak SIP.
alter table exchange add column web_socket text;
