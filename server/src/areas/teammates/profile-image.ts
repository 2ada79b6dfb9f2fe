import type { Teammate } from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { afterCommit, type Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { TeammateRow } from './dto.ts';
import { type ImageFile, readImage } from './image-file.ts';
import { type TeammateChanged, writeTeammate } from './write-teammate.ts';

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
    return await writeTeammate(context, {
      id,
      action: 'teammate.profileImage',
      change: (tx, before) =>
        replace(tx, storage, { before, imageId, file, now: context.clock.now() }),
    });
  } catch (error) {
    if (imageId !== null) await storage.remove(tenantId, imageId);
    throw error;
  }
}

interface Replacement {
  readonly before: TeammateRow;
  readonly imageId: string | null;
  readonly file: ImageFile | null;
  readonly now: Date;
}

async function replace(
  tx: Tx,
  storage: FileStorage,
  { before, imageId, file, now }: Replacement,
): Promise<TeammateChanged | null> {
  if (before.status === 'cancel') throw notFound();
  const { id, tenant_id: tenantId, profile_image_id: old } = before;
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
  return {
    columns: { profile_image_id: imageId },
    async after({ status, role }) {
      if (old !== null) await removeImage(tx, storage, tenantId, old);
      const owner = { ownerType: 'teammate', ownerId: id } as const;
      return [
        { method: imageMethod(old, imageId), eventType: 'profileimage', id, ...owner },
        { method: 'UpdateEntityAsync', eventType: 'teammate', id, status, role },
      ];
    },
  };
}

async function removeImage(tx: Tx, storage: FileStorage, tenantId: string, id: string) {
  await tx
    .deleteFrom('stored_image')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  afterCommit(() => void storage.remove(tenantId, id).catch(() => undefined));
}

function imageMethod(old: string | null, next: string | null) {
  if (next === null) return 'DeletedEntityAsync';
  return old === null ? 'CreateEntityAsync' : 'UpdateEntityAsync';
}
