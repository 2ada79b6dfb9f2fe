-- Bills are paid on a page beside the portal with every provider (docs/decisions/0026-stripe.md).
alter table sandbox_visit rename to payment_visit;
