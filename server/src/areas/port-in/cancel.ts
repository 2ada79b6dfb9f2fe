import type { PortOrder } from '@jackfield/contract/api/port-in';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError } from '../../platform/errors.ts';
import type { PortInProvider } from '../../porting/provider.ts';
import { actorOf, changeOrder, withStep } from './change-order.ts';
import { portOrderWork } from './due.ts';
import { calendarOf, keyOf, mayCancel, readOrder } from './order.ts';
import { texts } from './texts.ts';

const tooLate = () => new ApiError('INVALIDTRANSITION', { message: t(texts.tooLate) });

/**
 * Cancels an order until the day before its date (PORT-01). What the provider has is cancelled there
 * first: a number that moves all the same would ring nowhere. Due work tells it once more, for what
 * was on its way meanwhile. Throws 409 INVALIDTRANSITION when it is too late, 503 without the
 * provider.
 */
export async function cancelOrder(
  portIn: PortInProvider,
  context: RequestContext,
  id: string,
): Promise<PortOrder> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const { order, calendar } = await context.read(async (tx) => ({
    order: await readOrder(tx, context, id),
    calendar: await calendarOf(tx, tenantId, now),
  }));
  const { row } = order;
  if (row.state === 'dated' && !mayCancel(row, calendar)) throw tooLate();
  if (row.taken_at !== null && mayCancel(row, calendar) && row.state !== 'rejected') {
    const isCancelled = await portIn.cancel(keyOf(row)).catch((): never => {
      throw new ApiError('PROVIDERUNAVAILABLE');
    });
    if (!isCancelled) throw tooLate();
  }
  return changeOrder(context, {
    id,
    action: 'portOrder.cancel',
    states: ['draft', 'submitted', 'rejected', 'dated'],
    async change(tx, { row: before }, at) {
      const subject = { kind: portOrderWork, subjectId: id, tenantId };
      if (before.attempt > 0) await scheduleWork(tx, subject, at);
      return {
        set: { state: 'cancelled', ...withStep(before, 'cancelled', at, actorOf(context)) },
        before: { state: before.state },
        after: { state: 'cancelled' },
      };
    },
  });
}
