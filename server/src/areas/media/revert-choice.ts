import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, changedSince } from '../../platform/errors.ts';
import { changeGreetings, type GreetingOwner } from './greeting-owner.ts';
import { greetingsOf } from './greetings.ts';
import { selectedGreeting } from './selected-greeting.ts';
import { mediaKindOf } from './media-kinds.ts';
import { selectMedium } from './select-medium.ts';
import { texts } from './texts.ts';

/** Which sound callers heard before somebody chose, and which one was chosen. */
export interface Choice {
  readonly owner: GreetingOwner;
  /** Null where callers heard none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Only as long as nobody chose another one since. */
  readonly isUndo: boolean;
}

/**
 * Lets callers hear again what they heard before a choice (annex J2). Throws 409 CHANGEDSINCE for an
 * undo after somebody else chose, and NOTHINGTORESTORE when it is heard already or deleted.
 */
export async function revertChoice(
  context: RequestContext,
  { owner, before, after, isUndo }: Choice,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const { member: field } = mediaKindOf(owner);
  const done = await changeGreetings(context, owner, 'select', async (tx) => {
    const items = await greetingsOf(tx, tenantId, owner);
    const now = items.find((item) => item.isSelected);
    if (isUndo && (now?.id ?? null) !== after) {
      throw changedSince([field]);
    }
    const former = items.find(({ id }) => id === before);
    if (former === undefined && before !== null) {
      throw new ApiError('NOTHINGTORESTORE', { message: t(texts.formerGone) });
    }
    if (former === undefined ? now === undefined : former.isSelected) return null;
    await selectMedium(tx, tenantId, owner, former?.isDefault === false ? former.id : null);
    const again = await greetingsOf(tx, tenantId, owner);
    return {
      before: selectedGreeting(owner, items),
      after: selectedGreeting(owner, again),
      result: owner.id,
    };
  });
  if (done === null) throw new ApiError('NOTHINGTORESTORE');
}
