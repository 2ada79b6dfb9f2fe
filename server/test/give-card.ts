import { newId } from '../src/platform/ids.ts';
import { holdAccountRow } from '../src/platform/rows.ts';
import type { TestServer } from './harness.ts';

/** Gives an account one card, the default, known to the provider by this id. */
export async function giveCard(
  server: TestServer,
  tenantId: string,
  provider = 'pm_sandbox',
): Promise<void> {
  await server.db.tenant(tenantId, async (tx) => {
    // Two cards given at once come one after the other, so that the later is the one.
    await holdAccountRow(tx, tenantId);
    await tx.deleteFrom('payment_method').execute();
    await tx
      .insertInto('payment_method')
      .values({
        id: newId(),
        tenant_id: tenantId,
        provider_id: provider,
        is_default: true,
        brand: 'visa',
        last4_digits: '4242',
        exp_month: 5,
        exp_year: 2031,
        holder_name: 'Ana Lopez',
      })
      .execute();
  });
}
