-- Brands and campaigns at Telnyx (PROV-01, docs/decisions/0133-telnyx-registry.md).
create table telnyx_registry (
  -- Id of the brand or the campaign in the portal.
  reference uuid primary key,
  tenant_id uuid not null references tenant (id),
  -- Telnyx's own id, kept before anything is asked again.
  registry_id text unique,
  -- What was sent last and is there: {submissionId, at, heard, stood, body}.
  sent jsonb,
  -- The submission for which a brand was to be looked at again: a second try is refused.
  trying uuid,
  -- A campaign that another has replaced, until it has ended.
  replaced text,
  -- [{id, at, evpId, vettingClass}] of each vetting, kept before it is ordered.
  vettings jsonb not null default '[]',
  -- Questions and the words that they brought: numbers that grow.
  asks integer not null default 0,
  heard integer not null default 0,
  said jsonb,
  said_ask integer not null default 0
);
select protect_tenant_table('telnyx_registry');
create index telnyx_registry_tenant on telnyx_registry (tenant_id);

-- Why the registry won't take what was sent: then the fee goes back at once.
alter table registry_submission add column refusal text;
