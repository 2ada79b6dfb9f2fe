import type { PhoneNumber } from '@jackfield/contract/api/number';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { type Change, write } from '../../platform/write.ts';
import { lockNumberOwner, type NumberOwner } from './number-owner.ts';
import { readPhoneNumber, selectNumbersOf } from './repository.ts';

interface NumberChange {
  /** Members of the owner as its history shows them. */
  readonly before: Change<unknown>['before'];
  readonly after: Change<unknown>['after'];
  readonly events: readonly EventSpec[];
}

interface NumberWrite {
  readonly owner: NumberOwner;
  readonly action: 'addNumber' | 'updateNumber' | 'deleteNumber' | 'restoreNumber';
  /** The stored number that changes; left out when one is added. */
  readonly id?: string;
  /** Makes the change, given the numbers of the owner; null when nothing differs. */
  change(tx: Tx, numbers: readonly PhoneNumber[]): Promise<NumberChange | null>;
}

/** The event about a number (annex D). */
export function numberEvent(method: EventSpec['method'], owner: NumberOwner, id: string) {
  return {
    method,
    eventType: 'phonenumber',
    id,
    ownerType: owner.type,
    ownerId: owner.id,
  } satisfies EventSpec;
}

/**
 * One change of an owner's numbers, in the history of the owner. The owner's row is locked first,
 * so that changes of its numbers wait for each other. Throws 404, 409 NUMBERTAKEN, 412, 428.
 */
export function writeNumber(
  context: RequestContext,
  { owner, action, id, change }: NumberWrite,
): Promise<void> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    const name = await lockNumberOwner(tx, tenantId, owner);
    const read = id === undefined ? undefined : () => readPhoneNumber(tx, tenantId, id, owner);
    await read?.();
    await write(context, {
      entity: owner.type,
      id: owner.id,
      action: `${owner.type}.${action}`,
      ...(id !== undefined && { table: 'phone_number', row: id }),
      ...(read && { read }),
      async change(inner) {
        const numbers = await selectNumbersOf(inner, tenantId, owner);
        const changed = await change(inner, numbers);
        return changed && { ...changed, name, result: true };
      },
    }).catch(refuseTaken);
  });
}

/** A number is unique over all accounts; another one has it. */
export function refuseTaken(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
  throw constraint === 'phone_number_number' ? new ApiError('NUMBERTAKEN') : error;
}

/** Takes the default from a number, whose version grows with it; answers its event. */
export async function endDefault(
  tx: Tx,
  context: RequestContext,
  owner: NumberOwner,
  { id, version }: Pick<PhoneNumber, 'id' | 'version'>,
): Promise<EventSpec> {
  await tx
    .updateTable('phone_number')
    .set({ is_default: false, version: version + 1, updated_at: context.clock.now() })
    .where('tenant_id', '=', signedIn(context).tenantId)
    .where('id', '=', id)
    .execute();
  return numberEvent('UpdateEntityAsync', owner, id);
}
