import type { NumberOwnerType } from '@jackfield/contract/api/number';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
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

function rowOf(tx: Tx, tenantId: string, { type, id }: NumberOwner) {
  if (type === 'company') {
    return tx
      .selectFrom('company')
      .select('label as name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id);
  }
  return tx
    .selectFrom('teammate')
    .select('full_name as name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '<>', 'cancel');
}

/** 404 when the account has no owner of that id. */
export async function checkNumberOwner(
  tx: Tx,
  tenantId: string,
  owner: NumberOwner,
): Promise<void> {
  const row = await rowOf(tx, tenantId, owner).executeTakeFirst();
  if (row === undefined) throw notFound();
}

/**
 * Name of the owner, whose row stays locked: changes of its numbers come one after the other, so
 * that exactly one is the default (NUM-04). 404 when the account has none of that id.
 */
export async function lockNumberOwner(
  tx: Tx,
  tenantId: string,
  owner: NumberOwner,
): Promise<string> {
  const row = await rowOf(tx, tenantId, owner).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound();
  return row.name;
}
