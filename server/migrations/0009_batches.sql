-- Signing in as somebody starts read-only; acting is begun with a reason, and the person is told of
-- it once the session is over (annex J8).
alter table session
  add column reason text not null default '',
  add column acting_since timestamptz,
  add column acting_reason text not null default '',
  add column receipt_sent_at timestamptz;
-- Sessions from before tell nobody.
update session set receipt_sent_at = created_at where authentication_type = 2;
create index session_receipt on session (created_at)
  where authentication_type = 2 and receipt_sent_at is null;

-- How a person looks at a list: the density of its rows and the columns put away.
create table list_choice (
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id) on delete cascade,
  list text not null,
  density text not null check (density in ('comfortable', 'compact')),
  hidden jsonb not null default '[]',
  primary key (teammate_id, list)
);
select protect_tenant_table('list_choice');

-- Filters that a person keeps under a name; at most one of a list opens by itself.
create table saved_view (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  teammate_id uuid not null references teammate (id) on delete cascade,
  list text not null,
  name text not null,
  -- Query of the list's address.
  query text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
select protect_tenant_table('saved_view');
create unique index saved_view_name on saved_view (teammate_id, list, lower(name));
create unique index saved_view_default on saved_view (teammate_id, list) where is_default;

-- Changes to many people that were made together and can be rolled back together (annex J7).
create table batch (
  id uuid primary key,
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('import', 'edit')),
  actor_id uuid references teammate (id),
  actor_name text not null,
  at timestamptz not null,
  rolled_back_at timestamptz
);
select protect_tenant_table('batch', 'tenant_id', 'select, insert, update (rolled_back_at)');
create index batch_order on batch (tenant_id, at desc, id desc);

create table batch_item (
  batch_id uuid not null references batch (id) on delete cascade,
  tenant_id uuid not null references tenant (id),
  position integer not null,
  -- Null where a row was refused.
  entity_id uuid,
  name text not null,
  result text not null check (result in ('added', 'changed', 'same', 'refused')),
  errors jsonb not null default '[]',
  -- Members that the batch changed, as they were.
  before jsonb,
  -- Version that the batch left; a later one means that somebody touched the record since.
  version integer,
  rolled_back text check (rolled_back in ('done', 'touched')),
  primary key (batch_id, position)
);
select protect_tenant_table('batch_item', 'tenant_id', 'select, insert, update (rolled_back)');
