import type { CallAnswer } from '@jackfield/contract';
import type { supportTextPermission } from '@jackfield/contract/api/consent';
import type { Tx } from '../../platform/database.ts';
import { classOf, readClasses } from '../texting/classes.ts';
import { selectNumbers } from '../texting/numbers.ts';
import { canText } from '../texting/status.ts';
import { optedOutAmong } from './store.ts';

interface Text {
  readonly tenantId: string;
  readonly from: string;
  readonly to: string;
}

/** May a text of the account go out now? */
export async function textPermission(
  tx: Tx,
  { tenantId, from, to }: Text,
): Promise<CallAnswer<typeof supportTextPermission>> {
  const out = await optedOutAmong(tx, tenantId, [to]);
  if (out.size > 0) return { isAllowed: false, because: 'optedOut' };
  const number = await tx
    .selectFrom('phone_number as n')
    .innerJoin('tenant as t', 't.id', 'n.tenant_id')
    .select(['n.id', 't.country'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.number', '=', from)
    .executeTakeFirst();
  if (number === undefined) return { isAllowed: false, because: 'number' };
  const classes = await readClasses(tx, tenantId, number.country);
  const keys = classes.ranked.map(({ key }) => key);
  const wanted = { keys, fold: null, limit: 1, offset: 0 };
  const [row] = await selectNumbers(tx, classes, { tenantId, id: number.id }, wanted);
  const isReady = row !== undefined && canText(classOf(classes, row.key).verdict);
  return { isAllowed: isReady, because: isReady ? null : 'notReady' };
}
