import type { Tx } from '../../platform/database.ts';
import { lockPayer } from '../invoicing/payer.ts';
import { mailAccount } from '../tenant/mail-account.ts';
import { moveAccount } from './account-status.ts';
import { hasOwed } from './owed.ts';

/**
 * Makes a suspended account active when nothing of it is owed any more (annex E2): its people are
 * told at once, sign in as before, and its owner and billing contacts get a mail.
 */
export async function activateWhenPaid(
  tx: Tx,
  { tenantId, at }: { tenantId: string; at: Date },
): Promise<void> {
  await lockPayer(tx, tenantId);
  if (await hasOwed(tx, tenantId)) return;
  if (await moveAccount(tx, { tenantId, at, reason: '' }, ['suspended', 'active'])) {
    await mailAccount(tx, tenantId, 'AccountActivated', at);
  }
}
