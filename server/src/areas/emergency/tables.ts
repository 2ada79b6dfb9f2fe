import type { ServiceAddress } from '@jackfield/contract';
import type { AddressVerdict } from '@jackfield/contract/api/emergency';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableInstant, NullableJson } from '../../platform/columns.ts';

/** What the address service said of an address of an account. */
interface AddressCheckTable {
  tenant_id: string;
  address: Json<ServiceAddress>;
  verdict: AddressVerdict | null;
  proposal: NullableJson<ServiceAddress>;
  checked_at: Instant | null;
}

/** What is registered for calls for help: an address, or with a number who calls from there. */
interface EmergencyRegistrationTable {
  tenant_id: string;
  address: Json<ServiceAddress>;
  /** Empty for the address itself. */
  number: string;
  provider: 'sandbox' | 'telnyx';
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  sip_header: ColumnType<string | null, string | null | undefined, string | null>;
  state: Generated<'open' | 'registered' | 'refused'>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  tried_at: NullableInstant;
  asked_at: NullableInstant;
  created_at: Date;
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
    emergency_registration: EmergencyRegistrationTable;
    emergency_call: EmergencyCallTable;
  }
}
