-- When a trial ends by itself (annex J9), and when its owner ended it (BILL-07). Trials that run
-- already get the length that is preset.
alter table tenant
  add column trial_ends_at timestamptz,
  add column trial_ended_at timestamptz;
-- The owner of a table under forced row-level security sees no row of it.
set local role jackfield_system;
update tenant set trial_ends_at = created_at + interval '14 days' where is_trial;
reset role;
