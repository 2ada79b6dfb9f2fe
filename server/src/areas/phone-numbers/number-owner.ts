import type { NumberOwnerType } from '@jackfield/contract/api/number';
import type { Tx } from '../../platform/database.ts';
import { presentPerson, readRow } from '../../platform/rows.ts';
import type { TrialItem } from '../tenant/trial-limits.ts';

/** Whose numbers they are. */
export interface NumberOwner {
  readonly type: NumberOwnerType;
  readonly id: string;
}

/** What a trial counts the numbers of an owner as. */
export const trialItemOf: Readonly<Record<NumberOwnerType, TrialItem>> = {
  company: 'companyNumber',
  teammate: 'userNumber',
};

/** Name of the owner; 404 when the account has none of that id. */
export async function numberOwnerName(
  tx: Tx,
  tenantId: string,
  { type, id }: NumberOwner,
  lock?: 'update',
): Promise<string> {
  if (type === 'teammate') return (await presentPerson(tx, tenantId, id, lock)).full_name;
  return (await readRow(tx, 'company', { tenantId, id }, lock)).label;
}

/**
 * Name of the owner, whose row stays locked: changes of its numbers come one after the other, so
 * that exactly one is the default (NUM-04). 404 when the account has none of that id.
 */
export const lockNumberOwner = (tx: Tx, tenantId: string, owner: NumberOwner): Promise<string> =>
  numberOwnerName(tx, tenantId, owner, 'update');
