-- Since when somebody takes no calls of the queue of a team; null for who is signed in.
alter table team_member add column signed_out_at timestamptz;
