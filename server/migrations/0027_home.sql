-- How people have Home: the page that they begin with, and what is folded or over there (annex J9).
create table home_choice (
  tenant_id uuid not null references tenant (id),
  teammate_id uuid primary key references teammate (id) on delete cascade,
  -- Null: the page that the portal's operator has set.
  start_page text check (start_page in ('home', 'users')),
  is_setup_folded boolean not null default false,
  is_setup_over boolean not null default false
);
select protect_tenant_table('home_choice');
