-- Whether a company number is always open is told from its hours as they are read: hours that cannot
-- be read open nothing, which a column cannot tell.
alter table company drop column is_always_open;
