-- Who gets a report of calls by mail, and how often. It is sent by due work of the same id.
create table call_report (
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id) on delete cascade,
  every text not null check (every in ('day', 'week', 'month')),
  primary key (tenant_id, teammate_id)
);
select protect_tenant_table('call_report');
