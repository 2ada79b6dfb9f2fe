import type { FieldError } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { presentPeople } from '../../platform/rows.ts';
import type { TeammateRow } from '../teammates/dto.ts';
import { texts } from './texts.ts';

/** What is said of somebody whom the account does not have any more. */
export const userGone = (): FieldError => ({ code: 'NOTFOUND', message: t(texts.userGone) });

/** People of the account who are not cancelled, by id, with their rows locked in one order. */
export async function lockPeople(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, TeammateRow>> {
  const rows = await presentPeople(tx, tenantId, ids, 'update');
  return new Map(rows.map((row) => [row.id, row]));
}
