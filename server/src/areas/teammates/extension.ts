import { emergencyNumbers as reserved } from '@jackfield/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

const first = 101;
const last = 999_999;

/** Who has an extension. */
export type ExtensionOwner = 'teammate' | 'team';

/** The extension of a new person: one like those that the others have, else the lowest free one. */
export async function extensionForPerson(tx: Tx, tenantId: string): Promise<string> {
  const beside = await freeExtensionBeside(tx, tenantId, 'teammate');
  return beside ?? lowestFreeExtension(tx, tenantId);
}

/** The lowest free extension of a tenant, from 101 (OP-98). */
export async function lowestFreeExtension(tx: Tx, tenantId: string): Promise<string> {
  return lowestFrom(tx, tenantId, first);
}

/**
 * The lowest free extension among those that users, or teams, of a tenant have: as many digits as
 * most have, from the lowest of them on. Undefined where none has any, or none is free.
 */
export async function freeExtensionBeside(
  tx: Tx,
  tenantId: string,
  owner: ExtensionOwner,
): Promise<string | undefined> {
  const usual = await tx
    .selectFrom('extension')
    .select(({ fn }) => fn.min('extension').as('lowest'))
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', owner)
    .groupBy(sql`length(extension)`)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('lowest')
    .executeTakeFirst();
  if (usual === undefined) return undefined;
  const free = await lowestFrom(tx, tenantId, Number(usual.lowest));
  return Number(free) > last ? undefined : free;
}

async function lowestFrom(tx: Tx, tenantId: string, from: number): Promise<string> {
  const { rows } = await sql<{ free: number }>`
    with candidate as (
      select ${from}::integer as n
      union select extension::integer + 1 from extension where tenant_id = ${tenantId}
      union select unnest(${reserved}::integer[]) + 1
    )
    select min(n) as free from candidate
    where n >= ${from} and not n::text = any(${reserved}::text[]) and not exists (
      select 1 from extension e where e.tenant_id = ${tenantId} and e.extension = n::text
    )`.execute(tx);
  const free = rows[0]?.free;
  if (free === undefined) throw new Error('No extension is free.');
  return String(free);
}

/** Extensions that are free beside those taken, from a given one on. */
export function* freeExtensions(
  taken: ReadonlySet<string>,
  from: number,
): Generator<string, never> {
  for (let next = from; ; next += 1) {
    const extension = String(next);
    if (!reserved.includes(extension) && !taken.has(extension)) yield extension;
  }
}

/** Whether an extension may be given to somebody. */
export async function isExtensionFree(tx: Tx, tenantId: string, wanted: string): Promise<boolean> {
  if (!/^[1-9]\d{2,5}$/.test(wanted) || reserved.includes(wanted)) return false;
  const taken = await tx
    .selectFrom('extension')
    .select('extension')
    .where('tenant_id', '=', tenantId)
    .where('extension', '=', wanted)
    .executeTakeFirst();
  return taken === undefined;
}
