import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { selectUses } from '../routing-uses/repository.ts';
import type { GreetingOwner } from './greeting-owner.ts';
import { texts } from './texts.ts';

/**
 * Throws 409 INUSE for a medium that is the target of a message action or that a menu plays
 * (VAL-43, OP-87). Voicemail of a person is never a target.
 */
export async function refuseUsed(
  tx: Tx,
  tenantId: string,
  { type }: Pick<GreetingOwner, 'type'>,
  id: string,
): Promise<void> {
  if (type === 'teammate') return;
  const uses = await selectUses(tx, tenantId, id);
  if (uses.length === 0) return;
  throw new ApiError('INUSE', { message: t(texts.inUse) });
}
