import type { TextReason } from '@jackfield/contract/api/text';
import { parseCents, toAmount, toCents, toDecimal } from '@jackfield/domain';
import type { Messaging, TextAnswer } from '../../messaging/messaging.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { type DueSubject, scheduleWork, type Settle } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { findRow } from '../../platform/rows.ts';
import { chargeUsage, type IntakeParts } from '../usage-intake/ingest-usage.ts';
import { reasonAgainst, waitsUntil } from './judge.ts';
import { tellOfText, textWork } from './store.ts';
import type { TextRow } from './tables.ts';

/** The first wait for what becomes of a text, the longest, and after what nobody will tell any more. */
const [soon, hour, longest] = [5000, 3_600_000, 3 * 24 * 3_600_000];

interface Parts extends IntakeParts {
  readonly messaging: Messaging;
}

/** What is done with a text now; null for nothing. */
type Step =
  | { readonly do: 'send' | 'check'; readonly row: TextRow }
  | { readonly do: 'wait'; readonly until: Date }
  | null;

/**
 * Sends texts, and asks what became of them (PROV-01). Whether one may go is asked once more just
 * before; then it is marked as asked for, so that whatever dies afterwards is looked up at the
 * provider by our reference before anything is sent again (PROV-02).
 */
export function createTextWork(parts: Parts): WorkKind {
  const { db, clock, messaging } = parts;
  return {
    kind: textWork,
    async advance(subject) {
      const step = await db.tenant(subject.tenantId, (tx) => begin(tx, subject, clock.now()));
      if (step === null) return async () => null;
      if (step.do === 'wait') return async () => step.until;
      const { row } = step;
      const text = { id: row.id, from: row.own_number, to: row.other_number, text: row.body };
      const answer =
        step.do === 'send'
          ? await messaging.send(text)
          : await messaging.check({ ...text, providerId: row.provider_id });
      return answer === null ? forget(parts, row) : settle(parts, row, answer);
    },
  };
}

const set = (tx: Tx, { tenant_id: tenantId, id }: TextRow, values: Partial<TextRow>) =>
  tx
    .updateTable('text_message')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();

async function findOpen(tx: Tx, { tenantId, subjectId: id }: Omit<DueSubject, 'kind'>) {
  const row = await findRow(tx, 'text_message', { tenantId, id }, 'update');
  return row?.state === 'queued' || row?.state === 'sent' ? row : null;
}

async function begin(tx: Tx, subject: DueSubject, now: Date): Promise<Step> {
  const row = await findOpen(tx, subject);
  if (row === null) return null;
  if (row.asked_at !== null) return { do: 'check', row };
  const { tenant_id: tenantId, own_number: from, other_number: to, answer } = row;
  const isKeyword = answer === 'keyword';
  const reason = await reasonAgainst(tx, { tenantId, from, to, isKeyword }, now);
  if (reason !== null) {
    await fail(tx, row, reason, now);
    return null;
  }
  const until = answer === null ? await waitsUntil(tx, { tenantId, to }, now) : null;
  if (until !== null) {
    await set(tx, row, { send_at: until });
    await tellOfText(tx, row, 'UpdateEntityAsync', now);
    return { do: 'wait', until };
  }
  await set(tx, row, { asked_at: now });
  return { do: 'send', row: { ...row, asked_at: now } };
}

async function fail(tx: Tx, row: TextRow, reason: TextReason, now: Date): Promise<void> {
  await set(tx, row, { state: 'failed', reason });
  await tellOfText(tx, row, 'UpdateEntityAsync', now);
}

/** The provider knows nothing of it: it never came there, or was forgotten long after. */
function forget({ clock }: Parts, row: TextRow): Settle {
  return async (tx) => {
    if (row.state === 'sent') return null;
    if (row.provider_id !== null) {
      await fail(tx, row, 'refused', clock.now());
      return null;
    }
    await set(tx, row, { asked_at: null });
    return clock.now();
  };
}

/** When it is asked again; null once nobody will tell any more. */
function askAgainAt({ asked_at: since }: TextRow, now: Date): Date | null {
  const age = now.getTime() - (since ?? now).getTime();
  if (age > longest) return null;
  return new Date(now.getTime() + Math.min(hour, Math.max(soon, age / 4)));
}

function settle(parts: Parts, asked: TextRow, answer: TextAnswer): Settle {
  return async (tx) => {
    const row = await findOpen(tx, { tenantId: asked.tenant_id, subjectId: asked.id });
    if (row === null) return null;
    const now = parts.clock.now();
    const { state, providerId } = answer;
    const isOut = state !== 'open' && state !== 'refused';
    if (row.state === 'queued' && isOut) await charge(tx, parts, row, now);
    if (providerId !== row.provider_id) await set(tx, row, { provider_id: providerId });
    if (state === 'refused' || state === 'lost') {
      await fail(tx, row, answer.fault, now);
      return null;
    }
    if (isOut && state !== row.state) {
      await set(tx, row, { state });
      await tellOfText(tx, row, 'UpdateEntityAsync', now);
    }
    if (state === 'delivered') return null;
    const next = askAgainAt(row, now);
    // Nobody will send it any more.
    if (next === null && state === 'open') await fail(tx, row, 'unreachable', now);
    return next;
  };
}

/** Charges a text that went out, once: its usage has its id. */
async function charge(tx: Tx, parts: Parts, row: TextRow, now: Date): Promise<void> {
  const cents = toCents(parseCents(row.price) * row.parts);
  const isCharged = await chargeUsage(tx, parts, row.tenant_id, {
    id: row.id,
    tenantId: row.tenant_id,
    date: now.toISOString(),
    usageType: 'sms',
    direction: 'outbound',
    from: row.own_number,
    to: row.other_number,
    teammateId: row.teammate_id,
    duration: 0,
    units: row.parts,
    rate: Number(row.price),
    amount: toAmount(cents),
    outcome: null,
    takenBy: null,
    fromName: '',
    wait: null,
    endedIn: null,
    teamId: null,
    partOf: null,
  });
  if (isCharged) await set(tx, row, { amount: toDecimal(cents) });
}

/** Asks soon what became of a text, as its provider has just said that it changed. */
export async function hastenText(
  { db, clock }: { readonly db: Database; readonly clock: IntakeParts['clock'] },
  providerId: string,
): Promise<void> {
  await db.system(async (tx) => {
    const rows = await tx
      .selectFrom('text_message')
      .select(['id', 'tenant_id'])
      .where('provider_id', '=', providerId)
      .where('state', 'in', ['queued', 'sent'])
      .execute();
    for (const { id, tenant_id: tenantId } of rows) {
      await scheduleWork(tx, { kind: textWork, subjectId: id, tenantId }, clock.now());
    }
  });
}
