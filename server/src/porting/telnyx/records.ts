import type { ColumnType, Selectable } from 'kysely';
import type { Json, NullableInstant } from '../../platform/columns.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { PortFault, PortKey } from '../provider.ts';

interface TelnyxPortOrderTable {
  reference: string;
  tenant_id: string;
  order_ids: Json<readonly string[]>;
  numbers: Json<readonly string[]>;
  sent: ColumnType<string | null, string | null | undefined, string | null>;
  faults: Json<readonly PortFault[]>;
  cancelled_at: NullableInstant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    telnyx_port_order: TelnyxPortOrderTable;
  }
}

/** What is kept of an order at Telnyx, over all its submissions. */
export type PortRecord = Selectable<TelnyxPortOrderTable>;

/** Id of the order that a submission is of: Telnyx's customer reference. */
export const orderIdOf = ({ reference }: Pick<PortKey, 'reference'>): string =>
  reference.slice(0, 36);

/** The record of an order, new where there is none. */
export function openRecord(db: Database, key: PortKey): Promise<PortRecord> {
  return db.system(async (tx) => {
    await tx
      .insertInto('telnyx_port_order')
      .values({
        reference: orderIdOf(key),
        tenant_id: key.tenantId,
        order_ids: '[]',
        numbers: '[]',
        faults: '[]',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return readRecord(tx, orderIdOf(key));
  });
}

const readRecord = (tx: Tx, reference: string): Promise<PortRecord> =>
  tx
    .selectFrom('telnyx_port_order')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The record of an order; undefined where Telnyx never had it. */
export const findRecord = (db: Database, key: PortKey): Promise<PortRecord | undefined> =>
  db.system((tx) =>
    tx
      .selectFrom('telnyx_port_order')
      .selectAll()
      .where('reference', '=', orderIdOf(key))
      .executeTakeFirst(),
  );

/** Keeps ids of what Telnyx has of an order, beside those that are kept. */
export async function keepIds(
  db: Database,
  { reference, order_ids: known }: PortRecord,
  ids: readonly string[],
): Promise<void> {
  if (ids.every((id) => known.includes(id))) return;
  await db.system(async (tx) => {
    const { order_ids: kept } = await readRecord(tx, reference);
    await change(tx, reference, { order_ids: JSON.stringify([...new Set([...kept, ...ids])]) });
  });
}

interface Sent {
  readonly numbers: readonly string[];
  readonly faults: readonly PortFault[];
}

/** Keeps that a submission is there whole, or what was refused of it. */
export const keepSent = (
  db: Database,
  { reference }: Pick<PortKey, 'reference'>,
  { numbers, faults }: Sent,
) =>
  db.system((tx) =>
    change(tx, orderIdOf({ reference }), {
      sent: reference,
      numbers: JSON.stringify(numbers),
      faults: JSON.stringify(faults),
    }),
  );

/** Notes that an order is not wanted any more, before it is cancelled there; null where it is. */
export const keepCancelled = (db: Database, key: PortKey, at: Date | null) =>
  db.system((tx) => change(tx, orderIdOf(key), { cancelled_at: at }));

interface Change {
  readonly order_ids?: string;
  readonly numbers?: string;
  readonly sent?: string;
  readonly faults?: string;
  readonly cancelled_at?: Date | null;
}

async function change(tx: Tx, reference: string, set: Change): Promise<void> {
  await tx.updateTable('telnyx_port_order').set(set).where('reference', '=', reference).execute();
}
