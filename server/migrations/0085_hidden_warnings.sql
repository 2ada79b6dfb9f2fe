-- Warnings of Home that a person has hidden, each as it read then (annex J9).
alter table home_choice add column hidden text[] not null default '{}';
