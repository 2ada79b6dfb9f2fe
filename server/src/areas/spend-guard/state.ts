import type { GuardState } from '@jackfield/contract/api/spend-guard';
import { dayText } from '@jackfield/domain/business-hours';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import { dayAt } from './guarded-account.ts';
import { heldStops, toStop } from './stops.ts';

/** What the guard has stopped, what it warns of, and who lifted a stop today. */
export async function guardStateOf(tx: Tx, tenantId: string, now: Date): Promise<GuardState> {
  const { currency, time_zone: timeZone } = await accountRow(tx, tenantId);
  const today = dayText(dayAt({ timeZone }, now));
  const warning = await tx
    .selectFrom('guard_alert as a')
    .select(['kind', 'subject_name', 'cap', 'at'])
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', ['hour', 'day', 'user', 'country'])
    .where('level', '=', 80)
    .where('until', '>', now)
    // A cap that was reached since stops nothing more, or is told of as a stop.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('guard_stop as s')
            .select('s.id')
            .where('s.tenant_id', '=', tenantId)
            .whereRef('s.kind', '=', 'a.kind')
            .whereRef('s.subject', '=', 'a.subject')
            .whereRef('s.cap', '>=', 'a.cap')
            .whereRef('s.at', '>=', 'a.at'),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .executeTakeFirst();
  const lifted = await tx
    .selectFrom('guard_stop')
    .select(['lifted_by', 'lifted_at', 'lift_reason'])
    .where('tenant_id', '=', tenantId)
    .where('day', '=', today)
    .where('lifted_at', 'is not', null)
    .orderBy('lifted_at', 'desc')
    .executeTakeFirst();
  return {
    stops: (await heldStops(tx, tenantId)).map(toStop),
    currency,
    timeZone,
    warning: warning
      ? {
          kind: warning.kind as NonNullable<GuardState['warning']>['kind'],
          subjectName: warning.subject_name,
          cap: Number(warning.cap),
          at: warning.at.toISOString(),
        }
      : null,
    lifted: lifted?.lifted_at
      ? {
          by: lifted.lifted_by ?? '',
          at: lifted.lifted_at.toISOString(),
          reason: lifted.lift_reason ?? '',
        }
      : null,
  };
}
