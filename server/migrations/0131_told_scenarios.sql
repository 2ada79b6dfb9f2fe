-- Why a scenario ends elsewhere, as whoever reads it puts into words; null in what was tried before.
-- `reason` is the same in the account's language, for the version before.
alter table scenario add column told jsonb;
