import type { ReleaseTag } from '@jackfield/contract/api/release-tag';
import type { Tx } from '../platform/database.ts';

interface TagRef {
  readonly remote: string;
  readonly tag: string;
}

/** All tags with the area of their version, the one that was moved last first. */
export async function readTags(tx: Tx, only?: TagRef): Promise<ReleaseTag[]> {
  let query = tx
    .selectFrom('release_tag as t')
    .innerJoin('release as r', (join) =>
      join.onRef('r.remote', '=', 't.remote').onRef('r.version', '=', 't.version'),
    )
    .select(['t.remote', 't.tag', 't.version', 'r.area', 't.made_at', 't.made_by'])
    .select(['t.moved_at', 't.moved_by'])
    .orderBy('t.moved_at', 'desc')
    .orderBy('t.remote')
    .orderBy('t.tag');
  if (only) query = query.where('t.remote', '=', only.remote).where('t.tag', '=', only.tag);
  return (await query.execute()).map((row) => ({
    remote: row.remote,
    tag: row.tag,
    version: row.version,
    area: row.area,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by,
    movedAt: row.moved_at.toISOString(),
    movedBy: row.moved_by,
  }));
}

/** Makes a tag or moves it; the same version again changes nothing. */
export async function pointTag(
  tx: Tx,
  { remote, tag, version }: TagRef & { readonly version: string },
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('release_tag')
    .values({ remote, tag, version, made_at: at, made_by: by, moved_at: at, moved_by: by })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'tag'])
        .doUpdateSet({ version, moved_at: at, moved_by: by })
        .where('release_tag.version', '<>', version),
    )
    .execute();
}

/** Removes a tag; answers whether there was one. */
export async function dropTag(tx: Tx, { remote, tag }: TagRef): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('release_tag')
    .where('remote', '=', remote)
    .where('tag', '=', tag)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
