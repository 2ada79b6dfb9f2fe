-- What a minute to another country costs, by dialing code and kind of line (ENT-12). The prices are
-- the operator's, one list for each currency and none for an account.
create table rate_deck (
  currency text not null check (currency in ('usd', 'myr')),
  -- ISO 3166 alpha-3.
  country text not null check (country ~ '^[A-Z]{3}$'),
  -- Digits behind the plus sign.
  dialing_code text not null check (dialing_code ~ '^[1-9][0-9]{0,6}$'),
  line text not null check (line in ('landline', 'mobile')),
  -- A minute; every started one counts.
  rate numeric(10, 4) not null check (rate > 0),
  primary key (currency, country, dialing_code, line)
);
select protect_system_table('rate_deck');

with line (country, dialing_code, usd_landline, usd_mobile, myr_landline, myr_mobile) as (values
  ('BRA', '55', 0.0190, 0.0860, 0.0800, 0.3620),
  ('BRN', '673', 0.0420, 0.0610, 0.1770, 0.2570),
  ('CZE', '420', 0.0120, 0.0540, 0.0510, 0.2270),
  ('DNK', '45', 0.0110, 0.0380, 0.0470, 0.1600),
  ('HKG', '852', 0.0140, 0.0160, 0.0590, 0.0680),
  ('IND', '91', 0.0120, 0.0150, 0.0510, 0.0630),
  ('JPN', '81', 0.0280, 0.1320, 0.1180, 0.5550),
  ('MAC', '853', 0.0640, 0.0640, 0.2690, 0.2690),
  ('MYS', '60', 0.0160, 0.0310, 0.0680, 0.1310),
  ('MEX', '52', 0.0090, 0.0240, 0.0380, 0.1010),
  ('MNG', '976', 0.0780, 0.0910, 0.3280, 0.3830),
  ('PHL', '63', 0.1180, 0.1740, 0.4960, 0.7310),
  ('SGP', '65', 0.0120, 0.0140, 0.0510, 0.0590),
  ('KOR', '82', 0.0180, 0.0420, 0.0760, 0.1770),
  ('SWE', '46', 0.0100, 0.0380, 0.0430, 0.1600),
  ('THA', '66', 0.0220, 0.0350, 0.0930, 0.1470)
)
insert into rate_deck (currency, country, dialing_code, line, rate)
select 'usd', country, dialing_code, 'landline', usd_landline from line
union all select 'usd', country, dialing_code, 'mobile', usd_mobile from line
union all select 'myr', country, dialing_code, 'landline', myr_landline from line
union all select 'myr', country, dialing_code, 'mobile', myr_mobile from line;
