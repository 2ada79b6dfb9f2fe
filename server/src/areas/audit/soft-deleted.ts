import type { DeletedKind, DeletedRecord } from '@jackfield/contract/api/audit';
import { sql } from 'kysely';
import { formatPhone } from '@jackfield/domain';
import * as v from 'valibot';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { type SoftDeletedRows, deletedSince } from '../../platform/soft-deleted.ts';
import { keptOf } from '../phone-numbers/numbers-back.ts';
import { priceAgain } from '../phone-numbers/pay-again.ts';
import { availableAgain, numbersIn, toReleasedNumbers } from '../phone-numbers/released-numbers.ts';

interface SoftDeletedRow {
  readonly id: string;
  readonly name: string;
  readonly deleted_by: string;
  readonly deleted_at: Date | string;
  readonly entry_id: string;
  readonly rows: readonly SoftDeletedRows[];
}

interface Wanted {
  readonly tenantId: string;
  readonly entity: DeletedKind;
  /** Only what belonged to this record. */
  readonly ownerId?: string | undefined;
  readonly since: Date;
}

/** Deleted records of a kind with the entry that tells of their deletion, newest first. */
async function selectSoftDeleted(
  tx: Tx,
  { tenantId, entity, ownerId, since }: Wanted,
): Promise<readonly SoftDeletedRow[]> {
  const isOwned =
    ownerId === undefined
      ? sql``
      : sql`and k.rows #>> '{0,rows,0,owner_id}' = ${ownerId.toLowerCase()}`;
  const { rows } = await sql<SoftDeletedRow>`
    select k.id, k.name, k.deleted_by, k.deleted_at, k.rows, e.id as entry_id
    from kept_record k
    join lateral (select a.id from audit_entry a
      where a.tenant_id = k.tenant_id and case k.entity
        when 'phoneNumber' then a.entity_id = k.rows #>> '{0,rows,0,owner_id}'
          and a.action like '%.deleteNumber' and a.before ->> 'phoneNumber' = k.name
        when 'teammate' then a.entity_id = k.id::text and a.action = 'teammate.delete'
        else a.entity = k.entity and a.entity_id = k.id::text and a.after is null end
      order by a.seq desc limit 1) e on true
    where k.tenant_id = ${tenantId} and k.entity = ${entity} and k.deleted_at > ${since} ${isOwned}
    order by k.deleted_at desc, k.id`.execute(tx);
  return rows;
}

const ownerSchema = v.object({
  owner_type: v.picklist(['company', 'teammate']),
  owner_id: v.string(),
});

/** Whose history tells of the deletion. */
function historyOf(entity: DeletedKind, { id, rows }: SoftDeletedRow): DeletedRecord['historyOf'] {
  if (entity !== 'phoneNumber') return { entity, id };
  const owner = v.parse(ownerSchema, rows[0]?.rows[0]);
  return { entity: owner.owner_type, id: owner.owner_id };
}

const toKeptRecord =
  (entity: DeletedKind) =>
  (row: SoftDeletedRow): DeletedRecord => ({
    id: row.id,
    name: entity === 'phoneNumber' ? formatPhone(row.name) : row.name,
    deletedBy: row.deleted_by,
    deletedAt: new Date(row.deleted_at).toISOString(),
    entryId: row.entry_id,
    historyOf: historyOf(entity, row),
  });

/** Records of a kind that were deleted less than 30 days ago and can come back (annex J2). */
export async function softDeletedRecords(
  context: RequestContext,
  { entity, ownerId }: Pick<Wanted, 'entity' | 'ownerId'>,
  lookup: NumberLookup,
): Promise<DeletedRecord[]> {
  const { tenantId } = signedIn(context);
  const since = deletedSince(context.clock.now());
  const rows = await context.read((tx) =>
    selectSoftDeleted(tx, { tenantId, entity, ownerId, since }),
  );
  if (entity === 'team' || entity === 'ivr') return rows.map(toKeptRecord(entity));
  const available = await availableAgain(
    context,
    lookup,
    rows.flatMap((row) => numbersIn(row.rows)),
  );
  const now = context.clock.now();
  return context.read((tx) =>
    Promise.all(
      rows.map(async (row) => {
        const had = numbersIn(row.rows);
        const numbers = had.filter(({ number }) => available.has(number));
        const [person] = keptOf(row.rows, 'teammate');
        const isPending = person?.status === 'pending';
        const user = entity === 'teammate' ? { name: row.name, isPending } : undefined;
        const back = { tenantId, now, entity, id: row.id, numbers, user };
        return {
          ...toKeptRecord(entity)(row),
          numbers: toReleasedNumbers(had, available),
          price: await priceAgain(tx, back),
        };
      }),
    ),
  );
}
