import {
  callingNameOrderSchema,
  callingNameSchema,
  directoryListingSchema,
  listingOrderSchema,
} from '@jackfield/contract/api/number-order';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { NumberOrderTable } from './tables.ts';

export type NumberOrderRow = Selectable<NumberOrderTable>;

const members = (row: NumberOrderRow) => ({
  id: row.id,
  phoneNumberId: row.phone_number_id,
  orderStatus: row.order_status,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** The two kinds of orders, and how a stored one is read (annex F6). */
export const numberOrderKinds = {
  lidb: {
    kind: 'lidb',
    wanted: (row: NumberOrderRow) => v.parse(callingNameSchema, row.wanted),
    toOrder: (row: NumberOrderRow) =>
      v.parse(callingNameOrderSchema, { ...members(row), ...row.wanted }),
  },
  dlda: {
    kind: 'dlda',
    wanted: (row: NumberOrderRow) => v.parse(directoryListingSchema, row.wanted),
    toOrder: (row: NumberOrderRow) =>
      v.parse(listingOrderSchema, { ...members(row), ...row.wanted }),
  },
} as const;
