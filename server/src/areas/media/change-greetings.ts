import type { MediaItem } from '@jackfield/contract/api/media';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { afterCommit, type Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { changeGreetings, type Greeted, type GreetingOwner, lockOwner } from './greeting-owner.ts';
import { greetingOf, greetingsOf, maxGreetings } from './greetings.ts';

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

/** The one that callers hear. */
function heard(items: readonly MediaItem[]): Greeted {
  return { voicemailGreeting: items.find((item) => item.isSelected)?.fileName ?? null };
}

async function select(tx: Tx, tenantId: string, ownerId: string, id: string | null) {
  const all = tx
    .updateTable('media')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'voicemail');
  await all.set({ is_selected: false }).where('is_selected', '=', true).execute();
  if (id !== null) await all.set({ is_selected: true }).where('id', '=', id).execute();
}

/** Refuses what would be refused after a long upload too: unknown owners and full lists. */
export async function claimGreetingRoom(
  tx: Tx,
  tenantId: string,
  owner: GreetingOwner,
): Promise<void> {
  await lockOwner(tx, tenantId, owner);
  const items = await greetingsOf(tx, tenantId, owner.id);
  if (items.filter((item) => !item.isDefault).length < maxGreetings) return;
  throw new ApiError('LIMITREACHED', {
    message: `Unable to add voice greeting. You have reached the maximum ${maxGreetings} voice greeting. To add more, delete existing voice greeting to continue.`,
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
    const added = await changeGreetings(context, owner, 'addGreeting', async (tx) => {
      await claimGreetingRoom(tx, tenantId, owner);
      const before = heard(await greetingsOf(tx, tenantId, owner.id));
      await insert(tx, context, { id, owner, greeting });
      await select(tx, tenantId, owner.id, id);
      const result = await greetingOf(tx, tenantId, owner.id, id);
      return { before, after: { voicemailGreeting: result.fileName }, result };
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
      kind: 'voicemail',
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
  await changeGreetings(context, owner, 'selectGreeting', async (tx) => {
    const chosen = await greetingOf(tx, tenantId, owner.id, id);
    if (chosen.isSelected) return null;
    const before = heard(await greetingsOf(tx, tenantId, owner.id));
    await select(tx, tenantId, owner.id, chosen.isDefault ? null : id);
    return { before, after: { voicemailGreeting: chosen.fileName }, result: id };
  });
  return context.read((tx) => greetingOf(tx, tenantId, owner.id, id));
}

/**
 * Deletes a greeting. A selected one hands over to the replacement, or to the built-in greeting
 * when none is named or the named one is not there (OP-88). The built-in one stays (VAL-40).
 */
export async function removeGreeting(
  context: RequestContext,
  storage: FileStorage,
  {
    owner,
    id,
    replacementId,
  }: { owner: GreetingOwner; id: string; replacementId?: string | undefined },
): Promise<void> {
  const { tenantId } = signedIn(context);
  await changeGreetings(context, owner, 'deleteGreeting', async (tx) => {
    const gone = await greetingOf(tx, tenantId, owner.id, id);
    if (gone.isDefault) throw invalidField('greetingId', `Delete ${gone.fileName} Is not allowed.`);
    const items = await greetingsOf(tx, tenantId, owner.id);
    await tx.deleteFrom('media').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    const next = items.find((item) => item.id === replacementId && item.id !== id);
    if (gone.isSelected) {
      await select(tx, tenantId, owner.id, next === undefined || next.isDefault ? null : next.id);
    }
    afterCommit(() => void storage.remove(tenantId, id).catch(() => undefined));
    const after = heard(await greetingsOf(tx, tenantId, owner.id));
    return { before: heard(items), after, result: id };
  });
}
