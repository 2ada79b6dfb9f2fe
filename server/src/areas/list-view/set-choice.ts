import type { ListChoice } from '@jackfield/contract/api/list-view';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { commonTexts } from '../../platform/texts.ts';
import { presentPerson } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { type ListOfPerson, selectChoice } from './repository.ts';

/** Lists that a person may have choices for; far more than the portal has. */
const mostLists = 100;

async function checkRoom(tx: Tx, of: ListOfPerson): Promise<void> {
  const { taken } = await tx
    .selectFrom('list_choice')
    .select((all) => all.fn.countAll<number>().as('taken'))
    .where('tenant_id', '=', of.tenantId)
    .where('teammate_id', '=', of.teammateId)
    .executeTakeFirstOrThrow();
  if (Number(taken) >= mostLists) {
    throw new ApiError('LIMITREACHED', {
      message: t(commonTexts.maximumReached, { maximum: mostLists }),
    });
  }
}

/** Keeps how a person's rows of a list stand and which columns are put away. */
export async function setChoice(
  context: RequestContext,
  of: ListOfPerson,
  choice: ListChoice,
): Promise<void> {
  const row = {
    density: choice.density,
    hidden: JSON.stringify(choice.hidden),
    shown: JSON.stringify(choice.shown ?? []),
  };
  await write(context, {
    entity: 'listChoice',
    id: of.teammateId,
    action: 'listView.choose',
    async change(tx) {
      await presentPerson(tx, of.tenantId, of.teammateId, 'update');
      const before = await selectChoice(tx, of);
      if (before === null) await checkRoom(tx, of);
      await tx
        .insertInto('list_choice')
        .values({ tenant_id: of.tenantId, teammate_id: of.teammateId, list: of.list, ...row })
        .onConflict((conflict) => conflict.columns(['teammate_id', 'list']).doUpdateSet(row))
        .execute();
      const { name } = signedIn(context);
      const after = { list: of.list, ...choice };
      return { before: before && { list: of.list, ...before }, after, name, events: [], result: 1 };
    },
  });
}
