import type { DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { findRow } from '../../platform/rows.ts';
import type { DeskphoneOrderTable } from './tables.ts';

export type DeskphoneOrderRow = Selectable<DeskphoneOrderTable>;

/** Most orders that a list without paging answers (annex A1). */
const most = 1000;

/** An order as the API answers it. */
export function toOrder(row: DeskphoneOrderRow): DeskphoneOrder {
  return {
    id: row.id,
    status: row.status,
    items: row.items,
    total: Number(row.total),
    currency: row.currency,
    shippingAddress: row.shipping_address,
    contactPhone: row.contact_phone,
    trackingNumber: row.tracking_number,
    reason: row.reason,
    isRefunded: row.refunded_at !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Orders of an account, newest first. */
export function selectDeskphoneOrders(tx: Tx, tenantId: string): Promise<DeskphoneOrderRow[]> {
  return tx
    .selectFrom('deskphone_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

interface OrderKey {
  readonly tenantId: string;
  readonly id: string;
}

/** An order as it is now; null when the account has none. */
export async function findDeskphoneOrder(
  tx: Tx,
  { tenantId, id }: OrderKey,
): Promise<DeskphoneOrderRow | null> {
  const row = await findRow(tx, 'deskphone_order', { tenantId, id }, 'update');
  return row ?? null;
}

/** What the history shows of an order. */
export function auditMembers({ status, items, total, reason, tracking_number }: DeskphoneOrderRow) {
  return { status, items, total, reason, trackingNumber: tracking_number };
}

/** Name of an order in the history: '2 Yealink T54W, 1 Yealink CP925'. */
export function orderName({ items }: Pick<DeskphoneOrderRow, 'items'>): string {
  return items.map(({ quantity, model }) => `${quantity} ${model}`).join(', ');
}
