-- What the Stripe adapter of payments keeps (docs/decisions/0026-stripe.md). No card is in it.

-- The PaymentIntent of a charge, kept before it is confirmed: Stripe forgets idempotency keys after a
-- day, and a second one for the same charge would take the money again.
create table stripe_charge (
  reference uuid primary key,
  payment_intent text not null unique,
  created_at timestamptz not null
);
select protect_system_table('stripe_charge');

-- Events that were heard, so that a repeated one changes nothing.
create table stripe_event (
  id text primary key,
  received_at timestamptz not null
);
create index stripe_event_age on stripe_event (received_at);
select protect_system_table('stripe_event');
