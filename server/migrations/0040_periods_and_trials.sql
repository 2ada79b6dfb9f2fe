-- Numbers of accounts that are cancelled already are given up at the end of this month (annex E2).
set local role jackfield_system;
insert into due_work (kind, subject_id, tenant_id, due_at, attempts)
select 'cancelledNumbers', id, id,
  (date_trunc('month', now() at time zone time_zone) + interval '1 month') at time zone time_zone, 0
from tenant where status = 'cancel';
-- Trials that run already are told of when they end (annex J9).
insert into due_work (kind, subject_id, tenant_id, due_at, attempts)
select 'trialOver', id, id, trial_ends_at, 0
from tenant where is_trial and status <> 'cancel' and trial_ends_at is not null;
reset role;
