import type { Instant } from '../../platform/columns.ts';

interface StripeChargeTable {
  reference: string;
  payment_intent: string;
  created_at: Instant;
}

interface StripeEventTable {
  id: string;
  received_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    stripe_charge: StripeChargeTable;
    stripe_event: StripeEventTable;
  }
}
