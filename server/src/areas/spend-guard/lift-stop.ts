import { formatMoney, parseCents, toDecimal } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { guardEvent } from './guard-event.ts';
import { texts } from './texts.ts';

interface Lift {
  readonly id: string;
  readonly reason: string;
  /** A higher cap, which counts at once. */
  readonly cap: number | undefined;
}

/**
 * Lets calls abroad go on (annex J9): the cap that stopped them stops nothing more until the end of
 * the day, unless a higher one is set. Throws 404 for a stop that is not there, 409 for one that
 * somebody has lifted, 400 for a cap that is not higher.
 */
export async function liftStop(context: RequestContext, { id, reason, cap }: Lift): Promise<void> {
  const { tenantId, name } = signedIn(context);
  const now = context.clock.now();
  await write(context, {
    entity: 'spendGuard',
    id: tenantId,
    action: 'spendGuard.lift',
    table: 'spend_guard',
    async change(tx) {
      const stop = await findStop(tx, tenantId, id);
      const { currency } = await accountRow(tx, tenantId);
      if (cap !== undefined && cap <= Number(stop.cap)) {
        const least = formatMoney(Number(stop.cap), currency);
        throw invalidField('cap', t(texts.notHigher, { cap: least }));
      }
      await tx
        .updateTable('guard_stop')
        .set({ lifted_at: now, lifted_by: name, lift_reason: reason })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      await tx
        .updateTable('spend_guard')
        .set({
          ...(stop.kind === 'hour' && { hour_from: now }),
          ...(cap !== undefined && { [`cap_${stop.kind}`]: toDecimal(parseCents(cap)) }),
          updated_at: now,
        })
        .where('tenant_id', '=', tenantId)
        .execute();
      return {
        before: {},
        after: { cap: toDecimal(parseCents(cap ?? stop.cap)), reason },
        name: t(texts.guard),
        events: [guardEvent(id)],
        result: undefined,
      };
    },
  });
}

async function findStop(tx: Tx, tenantId: string, id: string) {
  const stop = await readRow(tx, 'guard_stop', { tenantId, id });
  if (stop.lifted_at !== null) throw new ApiError('INVALIDTRANSITION');
  return stop;
}
