-- The built-in role of a standard user, and the teams of a Team lead (RIGHT-02).
alter table teammate add column access jsonb;
