-- What the bytes of a medium are: the exchange has Asterisk play them by it, and Asterisk keeps them.
create table media_hash (
  tenant_id uuid not null references tenant (id),
  media_id uuid primary key references media (id) on delete cascade,
  sha256 text not null
);
select protect_tenant_table('media_hash');
create index media_hash_sha256 on media_hash (sha256);
create index media_hash_tenant on media_hash (tenant_id);
