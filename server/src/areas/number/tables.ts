import type { AccountCountry } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';
import type { Instant } from '../../platform/core-tables.ts';

/** A number held for an account; unique over all accounts (OP-70). */
interface NumberReservationTable {
  id: string;
  tenant_id: string;
  number: string;
  provider: NumberProviderId;
  is_toll_free: boolean;
  country: AccountCountry;
  expires_at: Instant;
  created_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    number_reservation: NumberReservationTable;
  }
}
