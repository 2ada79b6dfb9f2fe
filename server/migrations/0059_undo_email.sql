-- The old address of a changed email gets a link that undoes the change.
alter table link_token drop constraint link_token_purpose_check;
alter table link_token add constraint link_token_purpose_check
  check (purpose in ('confirm', 'email', 'undoEmail', 'reset', 'password', 'login', 'impersonate'));
