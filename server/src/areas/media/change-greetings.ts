import type { MediaItem } from '@jackfield/contract/api/media';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { softDelete } from '../../platform/soft-deleted.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { refusePlanned } from '../routing-uses/planned-uses.ts';
import { selectUses } from '../routing-uses/repository.ts';
import { changeGreetings, type GreetingOwner, lockOwner } from './greeting-owner.ts';
import { greetingOf, greetingsOf } from './greetings.ts';
import { selectedGreeting } from './selected-greeting.ts';
import { maxGreetings, mediaKindOf } from './media-kinds.ts';
import { selectMedium } from './select-medium.ts';
import { texts } from './texts.ts';

/**
 * Throws 409 INUSE for a medium that is the target of a message action or that a menu plays
 * (VAL-43, OP-87). Voicemail of a person is never a target.
 */
async function refuseUsed(
  tx: Tx,
  tenantId: string,
  { type }: Pick<GreetingOwner, 'type'>,
  id: string,
): Promise<void> {
  if (type === 'teammate') return;
  await refusePlanned(tx, tenantId, id);
  const uses = await selectUses(tx, tenantId, id);
  if (uses.length === 0) return;
  throw new ApiError('INUSE', { message: t(texts.inUse) });
}

/** A file that shall become a greeting. */
export interface NewGreeting {
  readonly name: string;
  readonly inputText: string | null;
  readonly contentType: 'audio/wav' | 'audio/mpeg';
  readonly size: number;
  readonly duration: number;
  /** Brings the bytes into the storage under the id. */
  store(tenantId: string, id: string): Promise<void>;
}

/** One that came or went, as the history names it. */
const named = ({ id, fileName }: MediaItem) => ({ id, fileName });

/** Refuses what would be refused after a long upload too: unknown owners and full lists. */
export async function claimGreetingRoom(
  tx: Tx,
  tenantId: string,
  owner: GreetingOwner,
): Promise<void> {
  await lockOwner(tx, tenantId, owner);
  const items = await greetingsOf(tx, tenantId, owner);
  if (items.filter((item) => !item.isDefault).length < maxGreetings) return;
  throw new ApiError('LIMITREACHED', {
    message: t(mediaKindOf(owner).tooMany, { maximum: maxGreetings }),
  });
}

/** Adds a greeting and selects it (MEDIA-10). Throws ApiError 404, 409 LIMITREACHED (VAL-39). */
export async function addGreeting(
  context: RequestContext,
  storage: FileStorage,
  owner: GreetingOwner,
  greeting: NewGreeting,
): Promise<MediaItem> {
  const { tenantId } = signedIn(context);
  const id = newId();
  // Bytes first: a greeting without sound would be worse than a file without greeting.
  await greeting.store(tenantId, id);
  try {
    const added = await changeGreetings(context, owner, 'add', async (tx) => {
      await claimGreetingRoom(tx, tenantId, owner);
      const before = selectedGreeting(owner, await greetingsOf(tx, tenantId, owner));
      await insert(tx, context, { id, owner, greeting });
      await selectMedium(tx, tenantId, owner, id);
      const result = await greetingOf(tx, tenantId, owner, id);
      return {
        before: { ...before, medium: null },
        after: { ...selectedGreeting(owner, [result]), medium: named(result) },
        result,
      };
    });
    if (added === null) throw notFound();
    return added;
  } catch (error) {
    await storage.remove(tenantId, id);
    throw error;
  }
}

interface Insertion {
  readonly id: string;
  readonly owner: GreetingOwner;
  readonly greeting: NewGreeting;
}

async function insert(tx: Tx, context: RequestContext, { id, owner, greeting }: Insertion) {
  const now = context.clock.now();
  await tx
    .insertInto('media')
    .values({
      id,
      tenant_id: signedIn(context).tenantId,
      owner_type: owner.type,
      owner_id: owner.id,
      kind: mediaKindOf(owner).kind,
      file_name: greeting.name,
      content_type: greeting.contentType,
      size: greeting.size,
      duration: greeting.duration.toFixed(2),
      input_text: greeting.inputText,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Selects a greeting; of parallel calls the last one counts, and one is always selected. */
export async function chooseGreeting(
  context: RequestContext,
  owner: GreetingOwner,
  id: string,
): Promise<MediaItem> {
  const { tenantId } = signedIn(context);
  await changeGreetings(context, owner, 'select', async (tx) => {
    const chosen = await greetingOf(tx, tenantId, owner, id);
    if (chosen.isSelected) return null;
    const before = selectedGreeting(owner, await greetingsOf(tx, tenantId, owner));
    await selectMedium(tx, tenantId, owner, chosen.isDefault ? null : id);
    return {
      before,
      after: selectedGreeting(owner, [{ ...chosen, isSelected: true }]),
      result: id,
    };
  });
  return context.read((tx) => greetingOf(tx, tenantId, owner, id));
}

interface Removal {
  readonly owner: GreetingOwner;
  readonly id: string;
  readonly replacementId?: string | undefined;
}

/**
 * Deletes a greeting or medium. A selected one hands over to the replacement, or to the built-in
 * greeting when none is named or the named one is not there (OP-88). Throws 400 for the built-in
 * one, which stays (VAL-40), and 409 INUSE for one that calls are sent to or a menu plays (OP-87).
 * It can come back for 30 days (annex J2).
 */
export async function removeGreeting(
  context: RequestContext,
  { owner, id, replacementId }: Removal,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await changeGreetings(context, owner, 'delete', async (tx) => {
    const gone = await greetingOf(tx, tenantId, owner, id);
    if (gone.isDefault) {
      throw invalidField('greetingId', t(texts.defaultStays, { name: gone.fileName }));
    }
    const items = await greetingsOf(tx, tenantId, owner);
    const next = items.find((item) => item.id === replacementId && item.id !== id);
    if (gone.isSelected && next !== undefined) {
      await selectMedium(tx, tenantId, owner, next.isDefault ? null : next.id);
    }
    await refuseUsed(tx, tenantId, owner, id);
    await softDelete(tx, context, {
      entity: 'medium',
      id,
      name: gone.fileName,
      parts: [{ table: 'media', column: 'id', ids: [id] }],
    });
    const after = selectedGreeting(owner, await greetingsOf(tx, tenantId, owner));
    return {
      before: { ...selectedGreeting(owner, items), medium: named(gone) },
      after: { ...after, medium: null },
      result: id,
    };
  });
}
