-- An order of desk phones is paid by an invoice of its own; null for orders from before.
alter table deskphone_order add column invoice_id uuid references invoice (id);
create index deskphone_order_invoice on deskphone_order (invoice_id);
