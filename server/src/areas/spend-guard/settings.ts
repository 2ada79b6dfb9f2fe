import type { SpendGuard } from '@jackfield/contract/api/spend-guard';
import { parseCents, toDecimal } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { guardEvent } from './guard-event.ts';
import { texts } from './texts.ts';

/** The guard of an account as a form edits it. */
export async function readGuard(tx: Tx, tenantId: string): Promise<SpendGuard> {
  const row = await tx
    .selectFrom('spend_guard as g')
    .innerJoin('tenant as t', 't.id', 'g.tenant_id')
    .selectAll('g')
    .select('t.currency')
    .where('g.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return {
    caps: {
      hour: Number(row.cap_hour),
      day: Number(row.cap_day),
      user: Number(row.cap_user),
      country: Number(row.cap_country),
    },
    alerts: {
      at50: row.tells_at_50,
      at80: row.tells_at_80,
      spike: row.tells_spike,
      night: row.tells_night,
    },
    currency: row.currency,
    version: row.version,
  };
}

const membersOf = ({ caps, alerts }: Pick<SpendGuard, 'caps' | 'alerts'>) => ({
  capHour: toDecimal(parseCents(caps.hour)),
  capDay: toDecimal(parseCents(caps.day)),
  capUser: toDecimal(parseCents(caps.user)),
  capCountry: toDecimal(parseCents(caps.country)),
  ...alerts,
});

/** Stores caps and what is told. What is stopped stays so until it is lifted (annex J7). */
export async function updateGuard(
  context: RequestContext,
  wanted: Pick<SpendGuard, 'caps' | 'alerts'>,
): Promise<SpendGuard> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readGuard(tx, tenantId);
  await write(context, {
    entity: 'spendGuard',
    id: tenantId,
    action: 'spendGuard.update',
    table: 'spend_guard',
    read,
    async change(tx) {
      const before = membersOf(await read(tx));
      const after = membersOf(wanted);
      if (JSON.stringify(before) === JSON.stringify(after)) return null;
      await tx
        .updateTable('spend_guard')
        .set({
          cap_hour: after.capHour,
          cap_day: after.capDay,
          cap_user: after.capUser,
          cap_country: after.capCountry,
          tells_at_50: after.at50,
          tells_at_80: after.at80,
          tells_spike: after.spike,
          tells_night: after.night,
        })
        .where('tenant_id', '=', tenantId)
        .execute();
      return {
        before,
        after,
        name: t(texts.guard),
        events: [guardEvent(tenantId)],
        result: undefined,
      };
    },
  });
  return context.read(read);
}
