-- Names that lead to a version of a remote, such as the number of a pull request: a preview that
-- staff opens by a link. A tag goes with its version, whose 30 days a tag does not extend.
create table release_tag (
  remote text not null,
  tag text not null,
  version text not null,
  made_at timestamptz not null,
  made_by text not null,
  moved_at timestamptz not null,
  moved_by text not null,
  primary key (remote, tag),
  foreign key (remote, version) references release (remote, version) on delete cascade
);
select protect_system_table('release_tag');
create index release_tag_version on release_tag (remote, version);
