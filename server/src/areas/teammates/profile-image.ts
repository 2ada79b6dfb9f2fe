import type { Teammate } from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { afterCommit, type Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { write } from '../../platform/write.ts';
import { auditMembers } from './history.ts';
import { type ImageFile, readImage } from './image-file.ts';
import { readTeammate, teammateRow } from './repository.ts';

interface NewImage {
  readonly id: string;
  readonly image: string | null;
}

/** Stores or removes the profile image of a person (API-119, OP-92). */
export async function setProfileImage(
  context: RequestContext,
  storage: FileStorage,
  { id, image }: NewImage,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const file = image === null ? null : readImage(image);
  const imageId = file === null ? null : newId();
  // Bytes first: a record without its file would be worse than a file without record.
  if (file !== null && imageId !== null) {
    await storage.put(tenantId, imageId, file.bytes, file.contentType);
  }
  try {
    return await context.db.tenant(tenantId, async (tx) => {
      await write(context, {
        entity: 'teammate',
        id,
        action: 'teammate.profileImage',
        table: 'teammate',
        change: () =>
          replace(tx, storage, { tenantId, id, imageId, file, now: context.clock.now() }),
      });
      return readTeammate(tx, tenantId, id);
    });
  } catch (error) {
    if (imageId !== null) await storage.remove(tenantId, imageId);
    throw error;
  }
}

interface Replacement {
  readonly tenantId: string;
  readonly id: string;
  readonly imageId: string | null;
  readonly file: ImageFile | null;
  readonly now: Date;
}

async function replace(tx: Tx, storage: FileStorage, replacement: Replacement) {
  const { tenantId, id, imageId, file, now } = replacement;
  const before = await teammateRow(tx, tenantId, id);
  if (before.status === 'cancel') throw notFound();
  const old = before.profile_image_id;
  if (old === null && imageId === null) return null;
  if (imageId !== null && file !== null) {
    const { contentType, bytes } = file;
    await tx
      .insertInto('stored_image')
      .values({
        id: imageId,
        tenant_id: tenantId,
        content_type: contentType,
        size: bytes.length,
        created_at: now,
      })
      .execute();
  }
  await tx
    .updateTable('teammate')
    .set({ profile_image_id: imageId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  if (old !== null) {
    await tx
      .deleteFrom('stored_image')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', old)
      .execute();
    afterCommit(() => void storage.remove(tenantId, old).catch(() => undefined));
  }
  const after = await teammateRow(tx, tenantId, id);
  const method = imageMethod(old, imageId);
  const owner = { ownerType: 'teammate', ownerId: id } as const;
  const whole = { id, status: after.status, role: after.role };
  return {
    before: auditMembers(before),
    after: auditMembers(after),
    name: after.full_name,
    events: [
      { method, eventType: 'profileimage', id, ...owner } as const,
      { method: 'UpdateEntityAsync', eventType: 'teammate', ...whole } as const,
    ],
    result: id,
  };
}

function imageMethod(old: string | null, next: string | null) {
  if (next === null) return 'DeletedEntityAsync';
  return old === null ? 'CreateEntityAsync' : 'UpdateEntityAsync';
}
