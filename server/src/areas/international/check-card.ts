import type { CallRestriction } from '@jackfield/contract/api/call-restriction';
import { parseCents, toDecimal } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/languages.ts';
import { accountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { balanceEvent } from '../ledger/balance-event.ts';
import { chargeNow, openCardPayment } from '../ledger/charge-card.ts';
import { readTransaction } from '../ledger/listing.ts';
import { accountEvent } from '../tenant/account-event.ts';
import { outOfOrder } from './refuse.ts';
import { readRestriction } from './restriction.ts';
import { texts } from './texts.ts';

/**
 * Charges the default card for the check of international calling, which becomes credit (API-55).
 * Throws 409 out of order, 402 PAYMENTREQUIRED without a card and PAYMENTFAILED when it is declined,
 * 429 while the step is locked. Answers a check under way when the provider is slow or cannot be
 * reached, which due work asks again. What is charged is stored before the card is.
 */
export async function checkCard(context: RequestContext, work: WorkKind): Promise<CallRestriction> {
  const { tenantId, name: asked_by } = signedIn(context);
  const now = context.clock.now();
  const id = newId();
  const opened = await write(context, {
    entity: 'tenant',
    id: tenantId,
    action: 'tenant.checkCharges',
    table: 'tenant',
    async change(tx) {
      const state = await readRestriction(tx, tenantId, now);
      refuse(state, now);
      const row = await accountRow(tx, tenantId);
      const taken = await openCardPayment(tx, context, {
        id,
        type: 'credit',
        description: inLanguage(row.language, () => t(texts.check, { name: asked_by })),
        amount: toDecimal(parseCents(state.checkAmount)),
        currency: state.currency,
        to: 'credit',
        invoiceId: null,
        key: null,
      });
      await tx
        .insertInto('international_check')
        .values({ transaction_id: id, tenant_id: tenantId, asked_by })
        .execute();
      return {
        before: { isBeingChecked: false },
        after: { isBeingChecked: true },
        name: row.company_name,
        events: [
          { ...balanceEvent(id), method: 'CreateEntityAsync' as const },
          accountEvent(tenantId),
        ],
        result: taken,
      };
    },
  });
  await chargeNow(context, opened, work);
  const { status } = await context.read((tx) => readTransaction(tx, { tenantId, id }));
  if (status === 'failed') throw new ApiError('PAYMENTFAILED');
  return context.read((tx) => readRestriction(tx, tenantId, now));
}

function refuse(state: CallRestriction, now: Date): void {
  const { internationalCallStatus, isBeingChecked, lockedUntil } = state;
  if (internationalCallStatus === 'none') throw outOfOrder('NOTREQUESTED', texts.requestFirst);
  if (internationalCallStatus !== 'pending') throw outOfOrder('CHECKED', texts.checked);
  if (isBeingChecked) throw outOfOrder('BEINGCHECKED', texts.underWay);
  if (lockedUntil === null) return;
  const retryAfter = Math.ceil((Date.parse(lockedUntil) - now.getTime()) / 1000);
  throw new ApiError('TOOMANYREQUESTS', { retryAfter });
}
