import type { HomeChoice } from '@jackfield/contract/api/home';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { write } from '../../platform/write.ts';
import { lockChooser, selectHomeChoice, storeHomeChoice } from './repository.ts';

/** Keeps what the signed-in person has chosen; members left out stay as they are. */
export async function chooseHome(
  context: RequestContext,
  change: Partial<HomeChoice>,
): Promise<HomeChoice> {
  const { tenantId, teammateId, name } = signedIn(context);
  const of = { tenantId, teammateId };
  const chosen = await write(context, {
    entity: 'homeChoice',
    id: teammateId,
    action: 'home.choose',
    async change(tx) {
      await lockChooser(tx, of);
      const before = await selectHomeChoice(tx, of);
      const after = { ...before, ...change };
      await storeHomeChoice(tx, of, after);
      return { before: { ...before }, after: { ...after }, name, events: [], result: after };
    },
  });
  return chosen ?? context.read((tx) => selectHomeChoice(tx, of));
}
