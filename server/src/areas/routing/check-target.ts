import {
  type RoutingTarget,
  type TargetPlace,
  targetSchemaOf,
} from '@jackfield/contract/api/routing';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';

/** Whose routing a target is in. */
export interface TargetOwner {
  readonly tenantId: string;
  readonly place: TargetPlace;
  /** Menus and messages are those of this record (annex F1). */
  readonly ownerId: string;
}

const refused = 'The action field is required.';

/** Records that a target names and that have to be there, by table. */
function namedBy({ actionType, actionValue }: RoutingTarget): { kind: string; ids: string[] } {
  if (actionType === 'callgroup') return { kind: 'teammate', ids: actionValue.list };
  if (actionType !== 'voicemail') return { kind: actionType, ids: [actionValue] };
  if (actionValue === null) return { kind: 'number', ids: [] };
  return { kind: actionValue.ownerType, ids: [actionValue.ownerId] };
}

const queries: Readonly<Record<string, (owner: TargetOwner) => ReturnType<typeof sql>>> = {
  teammate: ({ tenantId }) =>
    sql`select id from teammate where tenant_id = ${tenantId} and status <> 'cancel'`,
  team: ({ tenantId }) => sql`select id from team where tenant_id = ${tenantId}`,
  ivr: ({ tenantId, ownerId }) =>
    sql`select id from ivr_menu where tenant_id = ${tenantId} and owner_id = ${ownerId}`,
  message: ({ tenantId, ownerId }) => sql`
    select id from media
    where tenant_id = ${tenantId} and owner_id = ${ownerId} and kind = 'message'`,
};

/**
 * Refuses a target that does not fit its place or leads to a record which the account does not
 * have (ROUTE-04, check 37): 400 INVALIDINPUT about `field`.
 */
export async function checkTarget(
  tx: Tx,
  owner: TargetOwner,
  target: RoutingTarget,
  field: string,
): Promise<void> {
  if (!v.is(targetSchemaOf(owner.place), target)) throw invalidField(field, refused);
  const { kind, ids } = namedBy(target);
  const query = queries[kind];
  if (query === undefined) return;
  const { rows } = await sql<{ id: string }>`
    select id from (${query(owner)}) as present where id = any(${ids}::uuid[])`.execute(tx);
  const present = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => present.has(id))) throw invalidField(field, refused, 'UNKNOWN');
}
