import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { texts } from './texts.ts';

/** What of a brand or a campaign is on its way. */
export interface OnItsWay {
  readonly isBeingPaid: boolean;
  /** Where the bank waits for a word; null where it does not. */
  readonly confirmUrl: string | null;
  readonly isBeingSent: boolean;
}

/** What is on its way of the open submission of a record. */
export async function onItsWay(tx: Tx, tenantId: string, recordId: string): Promise<OnItsWay> {
  const open = await tx
    .selectFrom('registry_submission as s')
    .leftJoin('card_payment as p', (join) =>
      join.onRef('p.invoice_id', '=', 's.invoice_id').on('p.status', '=', 'pending'),
    )
    .select(['s.state', 'p.confirm_url'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.record_id', '=', recordId)
    .where('s.state', 'in', ['paying', 'sending', 'refunding'])
    .executeTakeFirst();
  const isBeingPaid = open?.state === 'paying';
  return {
    isBeingPaid,
    confirmUrl: isBeingPaid ? open.confirm_url : null,
    isBeingSent: open?.state === 'sending',
  };
}

/** Throws 409 while something of a record is being paid, sent or given back. */
export async function refuseWhileOnItsWay(
  tx: Tx,
  tenantId: string,
  recordId: string,
): Promise<void> {
  const open = await tx
    .selectFrom('registry_submission')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', recordId)
    .where('state', 'in', ['paying', 'sending', 'refunding'])
    .executeTakeFirst();
  if (open === undefined) return;
  const errors = [{ code: 'UNDERWAY', message: t(texts.underWay) }];
  throw new ApiError('INVALIDTRANSITION', { errors });
}
