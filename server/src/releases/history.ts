import type { ReleaseMove, VersionRef } from '@jackfield/contract/api/release';
import type { Tx } from '../platform/database.ts';
import type { PointerKey } from './pointers.ts';

const refOf = (remote: string | null, version: string | null): VersionRef | null =>
  remote === null || version === null ? null : { remote, version };

/** Moves of a pointer, newest first; ids grow with time, so that the last one is the cursor. */
export async function readHistory(
  tx: Tx,
  { variant, area }: PointerKey,
  { limit, startAfter }: { limit: number; startAfter?: string | undefined },
) {
  let query = tx
    .selectFrom('release_move')
    .selectAll()
    .where('variant', '=', variant)
    .where('area', '=', area)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (startAfter !== undefined) query = query.where('id', '<', startAfter);
  const rows = await query.execute();
  const items = rows.slice(0, limit).map(
    (row): ReleaseMove => ({
      id: row.id,
      at: row.at.toISOString(),
      who: row.who,
      via: row.via,
      variant: row.variant,
      area: row.area,
      kind: row.kind,
      from: refOf(row.from_remote, row.from_version),
      to: refOf(row.to_remote, row.to_version),
      audience: row.audience,
      why: row.why,
    }),
  );
  const hasMore = rows.length > limit;
  return {
    items,
    total: null,
    limit,
    pageNum: null,
    pageCount: null,
    hasMore,
    nextStartAfter: hasMore ? (items.at(-1)?.id ?? null) : null,
  };
}
