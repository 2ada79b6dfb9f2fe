import { type NumberOwnerType, numberCalls } from '@jackfield/contract/api/number';
import type { FastifyInstance } from 'fastify';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addRoute } from '../../platform/route.ts';
import { trialRoom } from '../tenant/trial-limits.ts';
import { addNumber } from './add.ts';
import { deleteNumber, updateNumber } from './change.ts';
import { numberOwnerName, type NumberOwner, trialItemOf } from './number-owner.ts';
import { selectNumbersOf } from './repository.ts';

/** Phone numbers of one kind of owner (API-97 to API-99, API-120 to API-122). */
export function addOwnerNumberRoutes(
  app: FastifyInstance,
  type: NumberOwnerType,
  lookup: NumberLookup,
): void {
  const calls = numberCalls[type];
  const ownerOf = ({ id }: { id: string }): NumberOwner => ({ type, id });

  addRoute(app, calls.list, ({ context, params }) => {
    const { tenantId } = signedIn(context);
    return context.read(async (tx) => {
      await numberOwnerName(tx, tenantId, ownerOf(params));
      const items = await selectNumbersOf(tx, tenantId, ownerOf(params));
      const room =
        context.reach === 'account' ? await trialRoom(tx, tenantId, trialItemOf[type]) : null;
      return { ...pageAnswer(items, items.length, wantedPage({})), room };
    });
  });

  addRoute(app, calls.add, ({ context, params, body }) =>
    addNumber(context, ownerOf(params), body, lookup),
  );

  addRoute(app, calls.update, ({ context, params, body }) =>
    updateNumber(context, { owner: ownerOf(params), id: params.phoneNumberId }, body),
  );

  addRoute(app, calls.remove, ({ context, params }) =>
    deleteNumber(context, { owner: ownerOf(params), id: params.phoneNumberId }, lookup),
  );
}
