-- A long import changes users too, and all that it saves is one batch.
alter table import_run add column changed integer not null default 0;
alter table import_run add column batch_id uuid references batch (id);
