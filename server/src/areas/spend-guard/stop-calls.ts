import { type Cents, parseCents, toDecimal } from '@jackfield/domain';
import type { CapKind } from '@jackfield/contract/api/spend-guard';
import { dayText } from '@jackfield/domain/business-hours';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/languages.ts';
import type { CallerLines, Noticing } from '../../platform/services.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { guardEvent } from './guard-event.ts';
import { dayAt, type GuardedAccount } from './guarded-account.ts';
import { texts } from './texts.ts';

interface Reached {
  readonly kind: CapKind;
  readonly subject: string;
  readonly subjectName: string;
  readonly cap: Cents;
  readonly spent: Cents;
  readonly person: string;
  readonly personName: string;
  readonly country: string;
  readonly at: Date;
  readonly noticing: Noticing;
}

/**
 * Stops calls abroad under a cap that is reached, and forwarding with them. Answers what callers
 * notice; null where calls are stopped already, or where a lift of today holds because no higher cap
 * was set since (annex J9).
 */
export async function stopCalls(
  tx: Tx,
  account: GuardedAccount,
  reached: Reached,
): Promise<CallerLines | null> {
  const { tenantId, language, guard } = account;
  const { kind, subject, at } = reached;
  const day = dayText(dayAt(account, at));
  const before = await tx
    .selectFrom('guard_stop')
    .select(['cap', 'lifted_at', 'day'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where((or) => or.or([or('day', '=', day), or('lifted_at', 'is', null)]))
    .execute();
  const isHeld = before.some(
    ({ cap, lifted_at: liftedAt }) => liftedAt === null || parseCents(cap) >= reached.cap,
  );
  if (isHeld) return null;
  const id = newId();
  const cap = toDecimal(reached.cap);
  const spent = toDecimal(reached.spent);
  const stop = tx.insertInto('guard_stop').values({
    id,
    tenant_id: tenantId,
    kind,
    subject,
    subject_name: reached.subjectName,
    cap,
    spent,
    person: reached.person,
    person_name: reached.personName,
    country: reached.country,
    at,
    day,
    lifted_at: null,
    lifted_by: null,
    lift_reason: null,
  });
  const { callers } = await reached.noticing(tenantId, () => stop.execute());
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: 'spendGuard.stop',
    entity: 'spendGuard',
    id: guard.id,
    name: inLanguage(language, () => t(texts.guard)),
    before: {},
    after: { cap, spent },
    events: [guardEvent(id)],
  });
  return callers;
}
