import type { Restored } from '@jackfield/contract/api/audit';
import { t } from '@jackfield/texts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { namingDuplicates } from '../../platform/duplicates.ts';
import type { RestorableRecord, Restoring } from './restorable.ts';
import { texts } from './texts.ts';

type Members = Readonly<Record<string, unknown>>;

interface Plan {
  readonly restorable: Record<string, unknown>;
  readonly skipped: Restored['skipped'];
}

/** Which members can go back, and why the others cannot. */
async function planOf(record: RestorableRecord, at: Restoring, earlier: Members): Promise<Plan> {
  const { members } = await record.read(at);
  const restorable: Record<string, unknown> = {};
  const skipped: Restored['skipped'] = [];
  for (const [field, value] of Object.entries(earlier)) {
    const now = record.stored?.(field, members[field]) ?? members[field];
    if (isDeepStrictEqual(now ?? null, record.stored?.(field, value) ?? value ?? null)) continue;
    if (record.derived?.includes(field)) continue;
    const isKnown = field in record.fields || record.parts?.includes(field);
    const message = isKnown ? await record.refusal(at, field, value) : t(texts.valueNotKept);
    if (message === null) restorable[field] = value;
    else skipped.push({ field, message });
  }
  return { restorable, skipped };
}

async function setColumns(
  record: RestorableRecord,
  { tx, context, id }: Restoring,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.entries(members).flatMap(([field, value]) => {
    const { column, isJson = false } = record.fields[field] ?? {};
    if (column === undefined) return [];
    if (!isJson) return [sql`${sql.ref(column)} = ${value}`];
    const json = value === null ? null : JSON.stringify(value);
    return [sql`${sql.ref(column)} = ${json}::jsonb`];
  });
  if (columns.length === 0) return;
  const tenantColumn = record.table === 'tenant' ? 'id' : 'tenant_id';
  await sql`update ${sql.table(record.table)} set ${sql.join(columns)}
    where ${sql.ref(tenantColumn)} = ${signedIn(context).tenantId} and id = ${id}`.execute(tx);
}

interface Earlier {
  readonly id: string;
  /** What the history calls it. */
  readonly verb: 'restore' | 'undo' | 'planned';
  /** The values that members are to have again, given the present ones. */
  earlier(now: Members): Members;
  /** What does not go back whatever its value, each with the reason. */
  readonly left?: Restored['skipped'];
  /** Takes all members or refuses; none to change is no refusal then. */
  readonly isWhole?: boolean;
}

/**
 * Takes members of a record back to earlier values, as of a version where the call asks for one; an
 * entry of the history tells of it. Throws 409 NOTHINGTORESTORE when none can go back, 409
 * DUPLICATE, 412 and 428.
 */
export async function restoreMembers(
  context: RequestContext,
  record: RestorableRecord,
  { id, verb, earlier, left = [], isWhole = false }: Earlier,
): Promise<Restored> {
  const { tenantId } = signedIn(context);
  const restored = await context.db.tenant(tenantId, async (outer) => {
    await record.lock?.({ tx: outer, context, id });
    return namingDuplicates(
      write<Restored>(context, {
        entity: record.entity,
        id,
        action: `${record.entity}.${verb}`,
        table: record.table,
        read: (tx) => record.current({ tx, context, id }),
        async change(tx) {
          const at = { tx, context, id };
          const before = await record.read(at);
          const { restorable, skipped } = await planOf(record, at, earlier(before.members));
          const names = Object.keys(restorable);
          const [first] = skipped;
          if (isWhole && first === undefined && names.length === 0) return null;
          if (names.length === 0 || (isWhole && first)) {
            throw new ApiError('NOTHINGTORESTORE', first && { message: first.message });
          }
          await setColumns(record, at, restorable);
          const ofParts = (await record.restoreParts?.(at, restorable)) ?? [];
          const after = await record.read(at);
          return {
            before: before.members,
            after: after.members,
            name: after.name,
            events: [...ofParts, ...(await record.events(at, names))],
            result: { restored: names, skipped: [...skipped, ...left] },
          };
        },
      }),
    );
  });
  if (restored !== null) return restored;
  if (isWhole) return { restored: [], skipped: [] };
  throw new ApiError('NOTHINGTORESTORE');
}
