-- Areas that a promotion has added to a variant, beside those of its folder.
create table release_area (
  variant text not null,
  area text not null,
  remote text not null,
  added_by text not null,
  added_at timestamptz not null,
  primary key (variant, area)
);
select protect_system_table('release_area');
