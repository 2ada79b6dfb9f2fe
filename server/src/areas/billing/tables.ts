import type { Currency } from '@jackfield/contract';
import type { invoiceStatuses } from '@jackfield/contract/api/billing';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { NullableInstant, RecordColumns } from '../../platform/columns.ts';

/** Amount with two decimals: read as text, so that no float touches money. */
type Money = ColumnType<string, string, string>;

export interface PaymentMethodTable extends RecordColumns {
  provider_id: string;
  is_default: Generated<boolean>;
  brand: string;
  last4_digits: string;
  exp_month: number;
  exp_year: number;
  holder_name: string;
}

interface BillingContactTable {
  id: string;
  tenant_id: string;
  name: string;
  email: string;
  position: Generated<number>;
}

export interface InvoiceTable extends RecordColumns {
  number: string;
  kind: Generated<'monthly' | 'purchase'>;
  status: (typeof invoiceStatuses)[number];
  paid: GeneratedAlways<boolean>;
  amount_due: Money;
  currency: Currency;
  due_at: NullableInstant;
  period_start: Date | string;
  period_end: Date | string;
  document_url: string | null;
}

interface UsageRecordTable {
  id: string;
  tenant_id: string;
  date: Date | string;
  usage_type: 'voice' | 'sms' | 'international' | 'tollFree';
  direction: 'inbound' | 'outbound';
  from_number: string;
  to_number: string;
  teammate_id: string | null;
  teammate_name: string;
  /** Seconds. */
  duration: number;
  units: number;
  rate: Money;
  amount: Money;
  currency: Currency;
  /** Where a call abroad went, ISO 3166 alpha-3; empty at home. */
  country: Generated<string>;
  outcome: 'answered' | 'missed' | 'voicemail' | 'message' | 'forwarded' | 'blocked' | null;
  /** Who had the call in the end; `outcome_by_id` of a user or team. */
  outcome_by: 'teammate' | 'team' | 'external' | null;
  outcome_by_id: string | null;
  outcome_by_name: Generated<string>;
  /** Name that the caller's network tells. */
  from_name: Generated<string>;
  /** Seconds until it was taken, or the caller gave up. */
  wait: number | null;
  ended_in: 'waiting' | 'menu' | 'failed' | null;
  /** The last team that it was led to. */
  team_id: string | null;
  /** The call that was sent on by this one. */
  part_of: string | null;
  own_number: GeneratedAlways<string>;
  other_number: GeneratedAlways<string>;
  /** How a call of the log ended; null for what is none. */
  ended: GeneratedAlways<string | null>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    payment_method: PaymentMethodTable;
    billing_contact: BillingContactTable;
    invoice: InvoiceTable;
    usage_record: UsageRecordTable;
  }
}
