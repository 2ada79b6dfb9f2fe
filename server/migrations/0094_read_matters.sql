-- Warnings that a person has read, each as it read then: the bell counts them no more.
alter table home_choice add column read text[] not null default '{}';
