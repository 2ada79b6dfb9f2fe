import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { deletedSince } from '../../platform/soft-deleted.ts';
import type { FileStorage, StoredFile } from '../../platform/storage.ts';

/** A file is stored before its record is: so long it may be without one. */
const untilNamed = 24 * 3_600_000;
const atOnce = 500;

/**
 * Media, images and voicemail of people who were deleted 30 days ago, voicemail of such teams or
 * deleted as long ago by itself, and images that nobody shows; recordings whose days are over lose
 * their sound.
 */
async function clearRecords(db: Database, now: Date): Promise<void> {
  const since = deletedSince(now);
  await db.system(async (tx) => {
    const gone = tx
      .selectFrom('teammate')
      .select('id')
      .where('status', '=', 'cancel')
      .where('updated_at', '<=', since);
    await tx
      .deleteFrom('media')
      .where('owner_type', '=', 'teammate')
      .where('owner_id', 'in', gone)
      .execute();
    await tx
      .updateTable('teammate')
      .set({ profile_image_id: null })
      .where('id', 'in', gone)
      .where('profile_image_id', 'is not', null)
      .execute();
    await sql`delete from voicemail v where v.deleted_at <= ${since} or v.box_id in (${gone})
      or (v.box_kind = 'team' and not exists (select from team t where t.id = v.box_id)
        and not exists (select from kept_record k where k.entity = 'team' and k.id = v.box_id))`.execute(
      tx,
    );
    await sql`update call_recording r set kept_days = t.recording_days from tenant t
      where t.id = r.tenant_id and r.kept_days is null
        and r.started_at + t.recording_days * interval '1 day' <= ${now}`.execute(tx);
    await sql`delete from stored_image i where not exists (
      select from teammate t where t.tenant_id = i.tenant_id and t.profile_image_id = i.id
    )`.execute(tx);
  });
}

/** Those of the files that no record names, kept ones included. */
async function nameless(
  db: Database,
  files: readonly StoredFile[],
  now: Date,
): Promise<StoredFile[]> {
  const ids = files.map(({ id }) => id);
  const { rows } = await db.system((tx) =>
    sql<{ id: string }>`
      select f.id from unnest(${ids}::uuid[]) as f (id)
      where not exists (select from media m where m.id = f.id)
        and not exists (select from stored_image i where i.id = f.id)
        and not exists (select from voicemail v where v.id = f.id)
        and not exists (select from call_recording r where r.id = f.id and r.kept_days is null
          and (r.deleted_at is null or r.deleted_at > ${deletedSince(now)}))
        and not exists (select from port_bill b where b.id = f.id)
        and not exists (select from kept_record k where k.files @> to_jsonb(f.id::text))`.execute(
      tx,
    ),
  );
  const found = new Set(rows.map(({ id }) => id));
  return files.filter(({ id }) => found.has(id));
}

/**
 * Removes files that belong to nobody any more: of people who were deleted 30 days ago, and what a
 * server left behind that was stopped between a file and its record.
 */
export async function clearFiles(db: Database, storage: FileStorage, now: Date): Promise<void> {
  await clearRecords(db, now);
  let part: StoredFile[] = [];
  const clear = async () => {
    for (const { tenantId, id } of await nameless(db, part, now))
      await storage.remove(tenantId, id);
    part = [];
  };
  for await (const file of storage.storedBefore(new Date(now.getTime() - untilNamed))) {
    part.push(file);
    if (part.length === atOnce) await clear();
  }
  await clear();
}
