import type { MediaItem } from '@jackfield/contract/api/media';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { afterCommit, type Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { type Change, write } from '../../platform/write.ts';
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

/** The person whose row stays locked, so that changes of the greetings come one after the other. */
async function lockOwner(tx: Tx, tenantId: string, ownerId: string) {
  const owner = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name', 'status', 'role'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ownerId)
    .where('status', '<>', 'cancel')
    .forUpdate()
    .executeTakeFirst();
  if (owner === undefined) throw notFound();
  return owner;
}

type Owner = Awaited<ReturnType<typeof lockOwner>>;
type Greeted = { voicemailGreeting: string | null };

/** One write on the greetings of a person: lock, change, history, event. */
function changeGreetings<T>(
  context: RequestContext,
  ownerId: string,
  action: string,
  change: (tx: Tx, owner: Owner) => Promise<{ before: Greeted; after: Greeted; result: T } | null>,
): Promise<T | null> {
  const { tenantId } = signedIn(context);
  const run = async (tx: Tx): Promise<Change<T> | null> => {
    const owner = await lockOwner(tx, tenantId, ownerId);
    const changed = await change(tx, owner);
    if (changed === null) return null;
    const { id, status, role, full_name: name } = owner;
    const event = { method: 'UpdateEntityAsync', eventType: 'teammate', id, status, role } as const;
    return { ...changed, name, events: [event] };
  };
  return write(context, { entity: 'teammate', id: ownerId, action, change: run });
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

/** Refuses what would be refused after a long upload too: unknown people and full lists. */
export async function claimGreetingRoom(tx: Tx, tenantId: string, ownerId: string): Promise<void> {
  await lockOwner(tx, tenantId, ownerId);
  const items = await greetingsOf(tx, tenantId, ownerId);
  if (items.filter((item) => !item.isDefault).length < maxGreetings) return;
  throw new ApiError('LIMITREACHED', {
    message: `Unable to add voice greeting. You have reached the maximum ${maxGreetings} voice greeting. To add more, delete existing voice greeting to continue.`,
  });
}

/** Adds a greeting and selects it (MEDIA-10). Throws ApiError 404, 409 LIMITREACHED (VAL-39). */
export async function addGreeting(
  context: RequestContext,
  storage: FileStorage,
  ownerId: string,
  greeting: NewGreeting,
): Promise<MediaItem> {
  const { tenantId } = signedIn(context);
  const id = newId();
  // Bytes first: a greeting without sound would be worse than a file without greeting.
  await greeting.store(tenantId, id);
  try {
    const added = await changeGreetings(context, ownerId, 'teammate.addGreeting', async (tx) => {
      await claimGreetingRoom(tx, tenantId, ownerId);
      const before = heard(await greetingsOf(tx, tenantId, ownerId));
      await insert(tx, context, { id, ownerId, greeting });
      await select(tx, tenantId, ownerId, id);
      const result = await greetingOf(tx, tenantId, ownerId, id);
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
  readonly ownerId: string;
  readonly greeting: NewGreeting;
}

async function insert(tx: Tx, context: RequestContext, { id, ownerId, greeting }: Insertion) {
  const now = context.clock.now();
  await tx
    .insertInto('media')
    .values({
      id,
      tenant_id: signedIn(context).tenantId,
      owner_type: 'teammate',
      owner_id: ownerId,
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
  ownerId: string,
  id: string,
): Promise<MediaItem> {
  const { tenantId } = signedIn(context);
  await changeGreetings(context, ownerId, 'teammate.selectGreeting', async (tx) => {
    const chosen = await greetingOf(tx, tenantId, ownerId, id);
    if (chosen.isSelected) return null;
    const before = heard(await greetingsOf(tx, tenantId, ownerId));
    await select(tx, tenantId, ownerId, chosen.isDefault ? null : id);
    return { before, after: { voicemailGreeting: chosen.fileName }, result: id };
  });
  return context.read((tx) => greetingOf(tx, tenantId, ownerId, id));
}

/**
 * Deletes a greeting. A selected one hands over to the replacement, or to the built-in greeting
 * when none is named or the named one is not there (OP-88). The built-in one stays (VAL-40).
 */
export async function removeGreeting(
  context: RequestContext,
  storage: FileStorage,
  {
    ownerId,
    id,
    replacementId,
  }: { ownerId: string; id: string; replacementId?: string | undefined },
): Promise<void> {
  const { tenantId } = signedIn(context);
  await changeGreetings(context, ownerId, 'teammate.deleteGreeting', async (tx) => {
    const gone = await greetingOf(tx, tenantId, ownerId, id);
    if (gone.isDefault) throw invalidField('greetingId', `Delete ${gone.fileName} Is not allowed.`);
    const items = await greetingsOf(tx, tenantId, ownerId);
    await tx.deleteFrom('media').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    const next = items.find((item) => item.id === replacementId && item.id !== id);
    if (gone.isSelected) {
      await select(tx, tenantId, ownerId, next === undefined || next.isDefault ? null : next.id);
    }
    afterCommit(() => void storage.remove(tenantId, id).catch(() => undefined));
    const after = heard(await greetingsOf(tx, tenantId, ownerId));
    return { before: heard(items), after, result: id };
  });
}
