-- Forms that are open on a record, so that others see who edits it (annex J1). Kept for seconds.
create table open_form (
  tenant_id uuid not null references tenant (id),
  -- Made by the browser, one for each form on its page.
  form_id uuid not null,
  entity text not null,
  entity_id uuid not null,
  -- Who sits there: somebody who acts as another is shown by the own name.
  person_id uuid not null,
  person_name text not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, form_id)
);
select protect_tenant_table('open_form');
create index open_form_seen on open_form (seen_at);
