-- Whether the pages of a version were seen to paint before anybody gets it. What was published before
-- anybody asked, and what a start finds built in its own tree, is exempt.
alter table release
  add column smoke_state text not null default 'exempt'
    check (smoke_state in ('passed', 'missing', 'exempt')),
  add column smoke_report jsonb;
