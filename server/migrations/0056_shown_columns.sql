-- Columns that a person wants to see though every row of the list says the same in them.
alter table list_choice add column shown jsonb not null default '[]';
