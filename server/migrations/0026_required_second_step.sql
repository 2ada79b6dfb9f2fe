-- Of whom an account requires a second step, from which day on, and the instant at which that began:
-- sessions that are older go on.
alter table tenant
  add column second_step_of text not null default 'nobody'
    check (second_step_of in ('nobody', 'admins', 'everybody')),
  add column second_step_from text,
  add column second_step_since timestamptz,
  add check ((second_step_of = 'nobody') = (second_step_from is null)),
  add check ((second_step_from is null) = (second_step_since is null));
