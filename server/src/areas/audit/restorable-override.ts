import { t } from '@jackfield/texts';
import { signedIn } from '../../platform/context.ts';
import { checkTarget } from '../call-handling/check-target.ts';
import {
  type OverrideOwner,
  overridePlaces,
  storedOverride,
} from '../call-handling/stored-override.ts';
import { refusalOf, type Restoring } from './restorable.ts';
import { texts } from './texts.ts';

/** Why "Closed today" of an owner cannot hold again: it is over, or its target is gone; else null. */
export async function overrideRefusal(
  owner: OverrideOwner,
  { tx, context, id }: Restoring,
  value: unknown,
): Promise<string | null> {
  if (value === null) return null;
  const override = storedOverride(owner, value);
  if (override === null) return t(texts.valueUnfit);
  if (Date.parse(override.until) <= context.clock.now().getTime()) return t(texts.overrideOver);
  const { tenantId } = signedIn(context);
  const place = { tenantId, place: overridePlaces[owner], ownerId: id };
  return refusalOf(() => checkTarget(tx, place, override.target, 'target'));
}
