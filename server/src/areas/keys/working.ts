import { leaverDays } from '@jackfield/contract/api/key';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import type { ApiKeyTable } from './tables.ts';

export const day = 86_400_000;

type Ends = Pick<Selectable<ApiKeyTable>, 'ends_at' | 'maker_left_at'>;

/** When a key ends that nobody ends before: in its own time, or a week after its maker has left (KEY-01). */
export function endOf({ ends_at: ends, maker_left_at: left }: Ends): Date {
  if (left === null) return ends;
  return new Date(Math.min(ends.getTime(), left.getTime() + leaverDays * day));
}

/** The same as a condition on `k`: keys that work at an instant. */
const worksAt = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  k.ended_at is null and k.ends_at > ${now}
  and (k.maker_left_at is null or k.maker_left_at > ${new Date(now.getTime() - leaverDays * day)}))`;

/** The keys of an account that work, with their makers' names. */
export const selectWorking = (tx: Tx, tenantId: string, now: Date) =>
  tx
    .selectFrom('api_key as k')
    .innerJoin('teammate as p', 'p.id', 'k.maker_id')
    .where('k.tenant_id', '=', tenantId)
    .where(worksAt(now));

/** The keys that somebody has made and that work: they end a week after their maker leaves. */
export const keysOfMaker = (
  tx: Tx,
  { tenantId, makerId, now }: { tenantId: string; makerId: string; now: Date },
): Promise<{ id: string; name: string }[]> =>
  selectWorking(tx, tenantId, now)
    .select(['k.id', 'k.name'])
    .where('k.maker_id', '=', makerId)
    .orderBy(byName('k.name'))
    .orderBy('k.id')
    .execute();
