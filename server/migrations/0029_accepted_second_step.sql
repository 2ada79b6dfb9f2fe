-- What an account that requires a second step takes for one.
alter table tenant
  add column second_step_accepted text not null default 'passkeyOrApp'
    check (second_step_accepted in ('passkeyOrApp', 'passkey'));
