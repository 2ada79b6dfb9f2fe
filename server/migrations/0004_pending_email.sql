-- A changed email waits here until the link mailed to it is followed; until then the old one signs in.
alter table teammate add column pending_email text;
create index teammate_pending_email on teammate (pending_email) where pending_email is not null;

alter table link_token drop constraint link_token_purpose_check;
alter table link_token add constraint link_token_purpose_check
  check (purpose in ('confirm', 'email', 'reset', 'password', 'login', 'impersonate'));
