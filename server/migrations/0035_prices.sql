-- What the operator asks for, one list for each currency and none for an account (OP-112, annex A6).
create table price (
  currency text not null check (currency in ('usd', 'myr')),
  item text not null check (item ~ '^[a-zA-Z]+(\.[a-z0-9]+)?$'),
  -- Of one piece; a month's where it is asked for each month.
  amount numeric(12, 2) not null check (amount >= 0),
  is_monthly boolean not null,
  -- Fees that are passed on to carriers are not taxed.
  is_taxed boolean not null,
  primary key (currency, item)
);
select protect_system_table('price');

-- Sales tax of a country, or of one of its regions, in per cent. None until the operator names one.
create table tax_rate (
  country text not null check (country in ('USA', 'CAN', 'MYS')),
  -- Empty for the regions without a rate of their own.
  region text not null default '',
  rate numeric(5, 2) not null check (rate > 0 and rate < 100),
  primary key (country, region)
);
select protect_system_table('tax_rate');

-- They belong to no account, so that every account may read them.
grant select on price, tax_rate to jackfield_app;

insert into price (currency, item, amount, is_monthly, is_taxed) values
  ('usd', 'user', 22.00, true, true),
  ('myr', 'user', 88.00, true, true),
  ('usd', 'localNumber', 3.00, true, true),
  ('myr', 'localNumber', 12.00, true, true),
  ('usd', 'tollFreeNumber', 5.00, true, true),
  ('myr', 'tollFreeNumber', 20.00, true, true),
  ('usd', 'deskphone.t31p', 69.00, false, true),
  ('usd', 'deskphone.t54w', 189.00, false, true),
  ('usd', 'deskphone.t58w', 329.00, false, true),
  ('usd', 'deskphone.cp925', 469.00, false, true),
  ('usd', 'brand', 4.00, false, false),
  ('usd', 'campaign', 15.00, false, false),
  ('usd', 'vetting', 40.00, false, false),
  ('usd', 'chargeCheck', 1.00, false, false),
  ('myr', 'chargeCheck', 1.00, false, false);
