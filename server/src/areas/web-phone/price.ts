import type { CallPrice } from '@jackfield/contract/api/web-phone';
import { countryAbroad } from '@jackfield/domain/dialing';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { accountRow } from '../../platform/rows.ts';
import { priceOf, selectRates } from '../exchange/call-price.ts';
import { callPermission } from '../usage-intake/call-permission.ts';

/** What the exchange would charge the person's account for a minute, and whether it would let a call out. */
export async function callPriceOf(context: RequestContext, to: string): Promise<CallPrice> {
  const { tenantId, teammateId, country } = signedIn(context);
  const now = context.clock.now();
  const { currency, permission } = await context.read(async (tx) => ({
    currency: (await accountRow(tx, tenantId)).currency,
    permission: await callPermission(tx, { tenantId, now, to, person: teammateId }),
  }));
  const abroad = countryAbroad(to, country);
  // The operator's prices belong to no account, so that no account's transaction reads them.
  const rates = abroad === null ? [] : await context.db.system((tx) => selectRates(tx, currency));
  const { rate } = priceOf({ direction: 'outbound', to, seconds: 60 }, { country, rates });
  const { isAllowed, because } = permission;
  return { country: abroad, rate, currency, isAllowed, because };
}
