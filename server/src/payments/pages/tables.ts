import type { Instant } from '../../platform/columns.ts';

interface PaymentVisitTable {
  id: string;
  tenant_id: string;
  kind: 'card' | 'portal';
  person_id: string;
  return_to: string;
  created_at: Instant;
  expires_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    payment_visit: PaymentVisitTable;
  }
}
