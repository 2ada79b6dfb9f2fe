-- Each kind of due work has places of its own, so that what is due of one is found without the others.
drop index due_work_due;
create index due_work_due on due_work (kind, due_at);
