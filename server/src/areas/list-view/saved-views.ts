import { mostSavedViews, type SavedView } from '@jackfield/contract/api/list-view';
import { defineMessages, t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, duplicate, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { commonTexts } from '../../platform/texts.ts';
import { presentPerson } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { clearDefault, findView, type ListOfPerson, selectViews } from './repository.ts';

/** What the server says of saved views. */
const texts = defineMessages('server.listView', {
  nameTaken: 'This name is taken.',
});

/** The list as the signed-in person sees it. */
export function ownList(context: RequestContext, list: string): ListOfPerson {
  const { tenantId, teammateId } = signedIn(context);
  return { tenantId, teammateId, list };
}

async function checkName(tx: Tx, of: ListOfPerson, name: string, except?: string): Promise<void> {
  const views = await selectViews(tx, of);
  const isTaken = views.some(
    (view) => view.id !== except && view.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) {
    throw duplicate('name', t(texts.nameTaken));
  }
  if (except === undefined && views.length >= mostSavedViews) {
    throw new ApiError('LIMITREACHED', {
      message: t(commonTexts.maximumReached, { maximum: mostSavedViews }),
    });
  }
}

/** Keeps filters under a name. Throws 409 DUPLICATE and LIMITREACHED. */
export async function createView(
  context: RequestContext,
  of: ListOfPerson,
  view: Omit<SavedView, 'id'>,
): Promise<SavedView> {
  const id = newId();
  return write(context, {
    entity: 'savedView',
    id,
    action: 'savedView.create',
    async change(tx) {
      await presentPerson(tx, of.tenantId, of.teammateId, 'update');
      await checkName(tx, of, view.name);
      if (view.isDefault) await clearDefault(tx, of);
      await tx
        .insertInto('saved_view')
        .values({
          id,
          tenant_id: of.tenantId,
          teammate_id: of.teammateId,
          list: of.list,
          name: view.name,
          query: view.query,
          is_default: view.isDefault,
          created_at: context.clock.now(),
        })
        .execute();
      return {
        before: null,
        after: { ...view },
        name: view.name,
        events: [],
        result: { id, ...view },
      };
    },
  });
}

/** Renames a view, replaces its filters, or makes it the default. Throws 404 and 409 DUPLICATE. */
export async function updateView(
  context: RequestContext,
  of: ListOfPerson,
  { id, change }: { id: string; change: Partial<Omit<SavedView, 'id'>> },
): Promise<SavedView> {
  return context.db.tenant(of.tenantId, async (tx) => {
    await write(context, {
      entity: 'savedView',
      id,
      action: 'savedView.update',
      async change() {
        await presentPerson(tx, of.tenantId, of.teammateId, 'update');
        const before = await findView(tx, of, id);
        if (before === null) throw notFound();
        const after = { ...before, ...change };
        if (change.name !== undefined) await checkName(tx, of, change.name, id);
        if (change.isDefault === true) await clearDefault(tx, of);
        await tx
          .updateTable('saved_view')
          .set({ name: after.name, query: after.query, is_default: after.isDefault })
          .where('tenant_id', '=', of.tenantId)
          .where('id', '=', id)
          .execute();
        return { before: { ...before }, after, name: after.name, events: [], result: id };
      },
    });
    const view = await findView(tx, of, id);
    if (view === null) throw notFound();
    return view;
  });
}

/** Forgets a view. Throws 404 for those of others. */
export async function deleteView(
  context: RequestContext,
  of: ListOfPerson,
  id: string,
): Promise<void> {
  await write(context, {
    entity: 'savedView',
    id,
    action: 'savedView.delete',
    async change(tx) {
      const before = await findView(tx, of, id);
      if (before === null) throw notFound();
      await tx
        .deleteFrom('saved_view')
        .where('tenant_id', '=', of.tenantId)
        .where('id', '=', id)
        .execute();
      return { before: { ...before }, after: null, name: before.name, events: [], result: id };
    },
  });
}
