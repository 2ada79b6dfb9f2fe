-- Language of what a person reads, as a BCP 47 tag; people without one read in that of the account.
alter table tenant add column language text not null default 'en';
alter table teammate add column language text;
