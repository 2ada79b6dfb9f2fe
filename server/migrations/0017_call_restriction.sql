-- Countries that an account may call beside its own (OP-111, annex E7). Accounts whose
-- calls abroad are on may call all that are offered.
alter table tenant
  add column restriction_type text not null default 'domestic'
    check (restriction_type in ('domestic', 'selected', 'all')),
  -- ISO 3166 alpha-3 codes; they count with 'selected'.
  add column allowed_countries text[] not null default '{}';
update tenant set restriction_type = 'all' where is_verified_international_call;
