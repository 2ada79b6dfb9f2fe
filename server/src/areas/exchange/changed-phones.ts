import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** People of an account whose phones may be others now. */
export interface ChangedPeople {
  /** Everybody of the account. */
  readonly all: boolean;
  /** Some of them, by id, with when they changed. */
  readonly since: ReadonlyMap<string, Date>;
}

interface ChangedPhone {
  readonly name: string;
  readonly isRevoked: boolean;
}

/** Milliseconds between the time of a change and that of its event, at most. */
const within = 1000;

/** SIP names of the devices that were removed with these changes, or with their people. */
async function removedPhones(tx: Tx, tenantId: string, { since }: ChangedPeople) {
  if (since.size === 0) return [];
  const first = Math.min(...[...since.values()].map((at) => at.getTime()));
  const { rows } = await sql<{ name: string; person: string }>`
    select device ->> 'sip_username' as name, device ->> 'teammate_id' as person
    from kept_record, jsonb_array_elements(rows) as part,
      jsonb_array_elements(part -> 'rows') as device
    where tenant_id = ${tenantId} and entity in ('device', 'teammate')
      and deleted_at >= ${new Date(first - within)} and part ->> 'table' = 'device'`.execute(tx);
  return rows.filter(({ person }) => since.has(person)).map(({ name }) => name);
}

/**
 * Phones of people who changed, by their SIP names. Revoked are those that are gone, may not sign in
 * now, or have had a new password with the change.
 */
export async function changedPhones(
  tx: Tx,
  tenantId: string,
  changed: ChangedPeople,
): Promise<ChangedPhone[]> {
  const { all, since } = changed;
  if (!all && since.size === 0) return [];
  const devices = await tx
    .selectFrom('device as d')
    .innerJoin('teammate as p', (join) =>
      join.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.teammate_id'),
    )
    .innerJoin('tenant as t', 't.id', 'd.tenant_id')
    .leftJoin('session as s', 's.id', 'd.session_id')
    .select(['d.sip_username as name', 'd.teammate_id', 'd.updated_at', 'd.created_at'])
    .select(
      sql<boolean>`p.status = 'active' and t.status = 'active' and s.ended_at is null`.as('may'),
    )
    .where('d.tenant_id', '=', tenantId)
    .$if(!all, (query) => query.where('d.teammate_id', 'in', [...since.keys()]))
    .orderBy('d.sip_username')
    .execute();
  const isNewPassword = (device: (typeof devices)[number]) => {
    const changedAt = since.get(device.teammate_id)?.getTime() ?? Infinity;
    const { created_at: madeAt, updated_at: at } = device;
    return at > madeAt && at.getTime() >= changedAt - within;
  };
  const present = devices.map((device) => ({
    name: device.name,
    isRevoked: !device.may || isNewPassword(device),
  }));
  const names = new Set(present.map(({ name }) => name));
  const removed = await removedPhones(tx, tenantId, changed);
  const gone = removed.filter((name) => !names.has(name));
  return [...present, ...gone.map((name) => ({ name, isRevoked: true }))];
}
