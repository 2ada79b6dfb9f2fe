-- Where a team's calls go while it is open, and when nobody answers (annex F1); null is the preset.
alter table team
  add column call_handling_open_hour jsonb,
  add column missed_call_handling jsonb;
