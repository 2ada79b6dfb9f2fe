import type { ServiceAddress } from '@jackfield/contract';
import type {
  BillType,
  PortNumberState,
  PortOrder,
  PortOrderState,
  PortPointField,
  PortTarget,
} from '@jackfield/contract/api/port-in';
import type { Generated, Selectable, Updateable } from 'kysely';
import type { Json, NullableInstant, NullableJson, RecordColumns } from '../../platform/columns.ts';
import type { PortFault } from '../../porting/provider.ts';

/** What a point was corrected to; a PIN is sealed. */
export type Correction =
  | { readonly value: string }
  | { readonly sealedPin: string }
  | { readonly address: ServiceAddress };

/** A point of a rejection as it is kept. */
export interface StoredPoint {
  readonly id: string;
  readonly field: PortPointField;
  readonly number: string | null;
  /** What was sent, in words; null for the PIN. */
  readonly sent: string | null;
  readonly cause: PortFault['cause'];
  readonly says: string;
  readonly correction: Correction | null;
}

/** A signed letter of authorization, word by word. */
export interface StoredLetter {
  readonly signedName: string;
  readonly signedBy: string;
  readonly signedById: string;
  readonly signedAt: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly consent: string;
  /** What it speaks of: where one of it is another, it has to be signed again. */
  readonly of: LetterMatter;
}

export interface LetterMatter {
  readonly billName: string;
  readonly carrier: string;
  readonly contactName: string;
  readonly numbers: readonly string[];
}

interface PortOrderTable extends RecordColumns {
  number: number;
  state: PortOrderState;
  carrier: string;
  account_number: Generated<string>;
  sealed_pin: string | null;
  bill_name: Generated<string>;
  service_address: NullableJson<ServiceAddress>;
  contact_name: Generated<string>;
  wanted_date: string | null;
  letter: NullableJson<StoredLetter>;
  points: Json<readonly StoredPoint[]>;
  story: Json<PortOrder['story']>;
  attempt: Generated<number>;
  taken_at: NullableInstant;
  moves_at: NullableInstant;
  correct_until: NullableInstant;
  submitted_by: string | null;
  submitted_by_name: string | null;
}

interface PortNumberTable {
  id: string;
  tenant_id: string;
  order_id: string;
  number: string;
  state: PortNumberState;
  target: NullableJson<PortTarget>;
  service_address: NullableJson<ServiceAddress>;
  reason: string | null;
}

interface PortBillTable {
  id: string;
  tenant_id: string;
  order_id: string;
  file_name: string;
  content_type: BillType;
  bill_date: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    port_order: PortOrderTable;
    port_number: PortNumberTable;
    port_bill: PortBillTable;
  }
}

export type OrderRow = Selectable<PortOrderTable>;
export type OrderSet = Updateable<PortOrderTable>;
export type NumberRow = Selectable<PortNumberTable>;
export type BillRow = Selectable<PortBillTable>;

/** An order with its numbers and its bill. */
export interface WholeOrder {
  readonly row: OrderRow;
  readonly numbers: readonly NumberRow[];
  readonly bill: BillRow | null;
}
