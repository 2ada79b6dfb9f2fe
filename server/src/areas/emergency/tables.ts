import type { ServiceAddress } from '@jackfield/contract';
import type { AddressVerdict } from '@jackfield/contract/api/emergency';
import type { Instant, Json, NullableInstant, NullableJson } from '../../platform/columns.ts';

/** What the address service said of an address of an account. */
interface AddressCheckTable {
  tenant_id: string;
  address: Json<ServiceAddress>;
  verdict: AddressVerdict | null;
  proposal: NullableJson<ServiceAddress>;
  checked_at: Instant | null;
}

/** A call for help, with what went out with it. */
interface EmergencyCallTable {
  id: string;
  tenant_id: string;
  teammate_id: string;
  teammate_name: string;
  extension: string;
  number: string;
  from_number: string;
  address: NullableJson<ServiceAddress>;
  started_at: Instant;
  seen_at: NullableInstant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    address_check: AddressCheckTable;
    emergency_call: EmergencyCallTable;
  }
}
