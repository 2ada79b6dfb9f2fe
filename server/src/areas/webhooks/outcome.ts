import { paths } from '@jackfield/contract';
import { failingDays, triesAfter, type Webhook } from '@jackfield/contract/api/webhook';
import { sql } from 'kysely';
import { sendMail } from '../../mail/send.ts';
import type { Tx } from '../../platform/database.ts';
import { appendEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow, activeAdmins } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import type { Answer } from './receivers.ts';

/** A message that was sent. */
export interface Sent {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  readonly isTest: boolean;
  readonly failures: number;
}

interface Noted {
  readonly now: Date;
  readonly publicUrl: string;
  /** From 0 to 1. */
  readonly random: () => number;
}

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
/** Failures of less than an hour pass by themselves mostly. */
const toldAfter = hour;
const jitter = 0.2;

/** Whether a message has arrived. */
const hasArrived = ({ status }: Answer): boolean =>
  status !== null && status >= 200 && status < 300;

/** Milliseconds of a Retry-After header; 0 for none, and for what is neither seconds nor a date. */
function waitOf(header: string | null, now: Date): number {
  if (header === null) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * second;
  return Math.max(0, Date.parse(header) - now.getTime()) || 0;
}

/** When a message is tried again after so many failures; null for no more (HOOK-01). */
function nextTry(
  failures: number,
  { retryAfter }: Pick<Answer, 'retryAfter'>,
  { now, random }: Pick<Noted, 'now' | 'random'>,
): Date | null {
  const wait = triesAfter[failures];
  if (wait === undefined) return null;
  const usual = wait * (1 + jitter * random()) * second;
  const asked = Math.min(waitOf(retryAfter, now), day);
  return new Date(now.getTime() + Math.max(usual, asked));
}

/** Stores what came of sending a message, and what it says of its webhook, in the account's transaction. */
export async function noteAnswer(tx: Tx, sent: Sent, answer: Answer, noted: Noted): Promise<void> {
  const { now } = noted;
  const isHere = await noteMessage(tx, sent, answer, noted);
  // Removed with its webhook meanwhile.
  if (!isHere) return;
  const { status, problem, took, text } = answer;
  const own = { tenant_id: sent.tenantId, message_id: sent.id };
  await tx
    .insertInto('webhook_try')
    .values({ id: newId(), ...own, at: now, status, problem, took, answer: text })
    .execute();
  const isNews = hasArrived(answer)
    ? await noteArrival(tx, sent)
    : await noteFailure(tx, sent, answer, noted);
  if (isNews || sent.isTest) await tellPages(tx, sent, now);
}

const tellPages = (tx: Tx, { tenantId, webhookId: id }: Sent, at: Date) =>
  appendEvent(tx, tenantId, { method: 'UpdateEntityAsync', eventType: 'webhook', id }, at);

async function noteMessage(tx: Tx, sent: Sent, answer: Answer, noted: Noted): Promise<boolean> {
  const isDelivered = hasArrived(answer);
  const failures = sent.failures + 1;
  const next = isDelivered ? null : nextTry(failures, answer, noted);
  const state = isDelivered ? 'delivered' : next === null ? 'dead' : 'waiting';
  const { numUpdatedRows } = await tx
    .updateTable('webhook_message')
    .set((set) => ({
      tries: set('tries', '+', 1),
      sending_until: null,
      status: answer.status,
      problem: answer.problem,
      // What an admin skipped while it was under way stays so.
      state: sql`case when state = 'waiting' then ${state} else state end`,
      ...(!isDelivered && { failures }),
      ...(next && { next_try_at: next }),
    }))
    .where('tenant_id', '=', sent.tenantId)
    .where('id', '=', sent.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a webhook delivers; answers whether it did not before. */
async function noteArrival(tx: Tx, { tenantId, webhookId }: Sent): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook')
    .set({ failing_since: null, failures_told_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a webhook fails; after days of nothing else, or by its own word, it is turned off. */
async function noteFailure(tx: Tx, sent: Sent, { status }: Answer, noted: Noted): Promise<boolean> {
  const { tenantId, webhookId } = sent;
  const { now } = noted;
  const webhook = await tx
    .selectFrom('webhook')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const since = webhook.failing_since ?? now;
  const lasts = now.getTime() - since.getTime();
  const isTold = webhook.failures_told_at !== null || lasts < toldAfter;
  const because = status === 410 ? 'gone' : lasts >= failingDays * day ? 'failures' : null;
  await tx
    .updateTable('webhook')
    .set({ failing_since: since, ...(!isTold && { failures_told_at: now }) })
    .where('id', '=', webhookId)
    .execute();
  if (because !== null && webhook.state !== 'off') {
    await turnOff(tx, sent, { name: webhook.name, from: webhook.state, because }, noted);
  } else if (!isTold) {
    const failing = {
      kind: 'webhookFails',
      webhookName: webhook.name,
      since: since.toISOString(),
    } as const;
    await mailAdmins(tx, tenantId, failing, noted);
  }
  return webhook.failing_since === null;
}

async function turnOff(
  tx: Tx,
  { tenantId, webhookId: id }: Sent,
  {
    name,
    from,
    because,
  }: { name: string; from: Webhook['state']; because: NonNullable<Webhook['offBecause']> },
  noted: Noted,
): Promise<void> {
  const { now: at } = noted;
  await tx
    .updateTable('webhook')
    .set((set) => ({
      state: 'off' as const,
      off_because: because,
      version: set('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute();
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: 'webhook.turnOff',
    entity: 'webhook',
    id,
    name,
    before: { state: from },
    after: { state: 'off' },
    events: [{ method: 'UpdateEntityAsync', eventType: 'webhook', id }],
  });
  await mailAdmins(tx, tenantId, { kind: 'webhookOff', webhookName: name, because }, noted);
}

type Told =
  | { readonly kind: 'webhookFails'; readonly webhookName: string; readonly since: string }
  | {
      readonly kind: 'webhookOff';
      readonly webhookName: string;
      readonly because: 'failures' | 'gone';
    };

async function mailAdmins(tx: Tx, tenantId: string, told: Told, { now, publicUrl }: Noted) {
  const { company_name: companyName, time_zone: timeZone } = await accountRow(tx, tenantId);
  const url = new URL(paths.admin.integrations.webhooks(), publicUrl).href;
  for (const { name, email } of await activeAdmins(tx, tenantId)) {
    const mail = { ...told, name, companyName, url, timeZone };
    await sendMail(tx, now, { tenantId, to: email, mail });
  }
}
