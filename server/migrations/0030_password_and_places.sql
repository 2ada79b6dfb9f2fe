-- When the password was last shown in a session: the first way to prove oneself a second time is
-- added with it.
alter table session
  add column password_at timestamptz,
  -- Signed in from a network from which its person had not been before.
  add column is_new_place boolean not null default false;
grant select (is_new_place) on session to jackfield_app;

-- Networks from which people have signed in; sessions themselves are forgotten after a while.
create table sign_in_place (
  teammate_id uuid not null references teammate (id),
  tenant_id uuid not null references tenant (id),
  network text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (teammate_id, network)
);
select protect_tenant_table('sign_in_place', 'tenant_id', 'select (tenant_id, teammate_id), delete');
create index sign_in_place_age on sign_in_place (last_at);

insert into sign_in_place (teammate_id, tenant_id, network, first_at, last_at)
select teammate_id, tenant_id, regexp_replace(regexp_replace(address, '^::ffff:', '', 'i'), '\.\d+$', '.0/24'),
  min(created_at), max(created_at)
from session
where authentication_type = 1 and address ~* '^(::ffff:)?\d+\.\d+\.\d+\.\d+$'
group by 1, 2, 3;
