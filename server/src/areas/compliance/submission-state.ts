import type { Tx } from '../../platform/database.ts';

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
