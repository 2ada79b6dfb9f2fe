-- The status of an account and the end of its trial decide whether calls are forwarded: the past keeps
-- them with the other columns that decide where calls go.
drop trigger keep_former on tenant;
create trigger keep_former after update
  of time_zone, is_verified_international_call, restriction_type, allowed_countries, status,
    is_trial, trial_ends_at on tenant
  for each row execute function keep_former_row(
    'id', 'country', 'time_zone', 'is_verified_international_call', 'restriction_type',
    'allowed_countries', 'status', 'is_trial', 'trial_ends_at');
