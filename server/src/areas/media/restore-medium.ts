import { type RequestContext, signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { softDeletedRows, putBack } from '../../platform/soft-deleted.ts';
import { claimGreetingRoom } from './change-greetings.ts';
import { changeGreetings, type GreetingOwner } from './greeting-owner.ts';
import { greetingOf, greetingsOf } from './greetings.ts';
import { selectedGreeting } from './selected-greeting.ts';
import { selectMedium } from './select-medium.ts';

interface Deleted {
  readonly owner: GreetingOwner;
  readonly id: string;
  /** Callers heard it until it was deleted. */
  readonly wasSelected: boolean;
}

/**
 * Brings a deleted greeting or hold music back, selected again when it was (annex J2). Throws 404
 * when it is not kept any more, and 409 LIMITREACHED when the list is full meanwhile.
 */
export async function restoreMedium(
  context: RequestContext,
  { owner, id, wasSelected }: Deleted,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await changeGreetings(context, owner, 'restore', async (tx) => {
    const kept = await softDeletedRows(tx, context, 'medium', id);
    const isOwn = kept?.some(({ rows }) => rows.some((row) => row.owner_id === owner.id)) ?? false;
    if (kept === null || !isOwn) throw notFound();
    await claimGreetingRoom(tx, tenantId, owner);
    const before = selectedGreeting(owner, await greetingsOf(tx, tenantId, owner));
    const rows = kept.map((part) => ({
      ...part,
      rows: part.rows.map((row) => ({ ...row, is_selected: false })),
    }));
    await putBack(tx, tenantId, { entity: 'medium', id, rows });
    if (wasSelected) await selectMedium(tx, tenantId, owner, id);
    const { fileName } = await greetingOf(tx, tenantId, owner, id);
    return {
      before: { ...before, medium: null },
      after: {
        ...selectedGreeting(owner, await greetingsOf(tx, tenantId, owner)),
        medium: { id, fileName },
      },
      result: id,
    };
  });
}
