import type { AccountCountry, Currency, ServiceAddress } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';
import type { ColumnType, Generated } from 'kysely';
import type {
  Instant,
  NullableInstant,
  NullableJson,
  RecordColumns,
} from '../../platform/columns.ts';

export interface PhoneNumberTable extends RecordColumns {
  /** E.164; unique over all tenants. */
  number: string;
  owner_type: 'company' | 'teammate';
  owner_id: string;
  label: Generated<string>;
  is_default: Generated<boolean>;
  is_toll_free: Generated<boolean>;
  country: AccountCountry;
  /** 1 bandwidth, 2 local number, 4 ported in (ENUM-13). */
  source: Generated<number>;
  /** Who serves the number. */
  provider: Generated<NumberProviderId>;
  /** Numeric with two decimals, read as text. */
  monthly_price: ColumnType<string, string | number | undefined, string | number>;
  currency: Generated<Currency>;
  /** The reservation that it was bought with. */
  reservation_id: ColumnType<string | null, string | null | undefined, string | null>;
  e911_address: NullableJson<ServiceAddress>;
  /** When it was taken out of a campaign last. */
  campaign_left_at: NullableInstant;
}

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

/** An order of a number at its provider; the id is the reference there (PROV-01). */
interface NumberPurchaseTable {
  id: string;
  tenant_id: string;
  phone_number_id: string;
  number: string;
  provider: NumberProviderId;
  state: Generated<'open' | 'done' | 'refused'>;
  provider_order_id: ColumnType<string | null, string | null | undefined, string | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** Lines of invoices that it was put on. */
  line_ids: string[];
  /** The draft of the month that it was bought in; null in a trial. */
  month_id: string | null;
  created_at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    phone_number: PhoneNumberTable;
    number_reservation: NumberReservationTable;
    number_purchase: NumberPurchaseTable;
  }
}
