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
export const hasArrived = ({ status }: Answer): boolean =>
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

const tellPages = (tx: Tx, { tenantId, webhookId: id }: Sent, at: Date) =>
  appendEvent(tx, tenantId, { method: 'UpdateEntityAsync', eventType: 'webhook', id }, at);

const tryOf = ({ id, tenantId }: Sent, { status, problem, took, text }: Answer, at: Date) => ({
  id: newId(),
  tenant_id: tenantId,
  message_id: id,
  at,
  status,
  problem,
  took,
  answer: text,
});

/** Stores that messages have arrived, whichever accounts they are of, in the server's transaction. */
export async function noteArrivals(
  tx: Tx,
  arrived: readonly { readonly sent: Sent; readonly answer: Answer }[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update webhook_message m set tries = tries + 1, sending_until = null, status = a.status,
      problem = null,
      -- What an admin skipped while it was under way stays so.
      state = case when state = 'waiting' then 'delivered' else state end
    from unnest(${arrived.map(({ sent }) => sent.id)}::uuid[],
      ${arrived.map(({ answer }) => answer.status)}::integer[]) as a (id, status)
    where m.id = a.id returning m.id`.execute(tx);
  // Others were removed with their webhooks meanwhile.
  const kept = new Set(rows.map(({ id }) => id));
  const here = arrived
    .filter(({ sent }) => kept.has(sent.id))
    .toSorted((one, other) => one.sent.tenantId.localeCompare(other.sent.tenantId));
  if (here.length === 0) return;
  const tries = here.map(({ sent, answer }) => tryOf(sent, answer, now));
  await tx.insertInto('webhook_try').values(tries).execute();
  const back = await noteRecovered(tx, [...new Set(here.map(({ sent }) => sent.webhookId))]);
  for (const { sent } of here) {
    const isNews = back.delete(sent.webhookId);
    if (isNews || sent.isTest) await tellPages(tx, sent, now);
  }
}

/** Notes that webhooks deliver; answers those that did not before. */
async function noteRecovered(tx: Tx, webhookIds: readonly string[]): Promise<Set<string>> {
  const failing = await tx
    .selectFrom('webhook')
    .select('id')
    .where('id', 'in', webhookIds)
    .where('failing_since', 'is not', null)
    // Two processes wait for each other in one order.
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = failing.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .updateTable('webhook')
      .set({ failing_since: null, failures_told_at: null })
      .where('id', 'in', ids)
      .execute();
  }
  return new Set(ids);
}

/**
 * Stores that a message has not arrived, and what that says of its webhook, in the account's
 * transaction.
 */
export async function noteFailed(tx: Tx, sent: Sent, answer: Answer, noted: Noted): Promise<void> {
  const { now } = noted;
  const isHere = await noteMessage(tx, sent, answer, noted);
  // Removed with its webhook meanwhile.
  if (!isHere) return;
  await tx
    .insertInto('webhook_try')
    .values(tryOf(sent, answer, now))
    .execute();
  const isNews = await noteFailure(tx, sent, answer, noted);
  if (isNews || sent.isTest) await tellPages(tx, sent, now);
}

async function noteMessage(tx: Tx, sent: Sent, answer: Answer, noted: Noted): Promise<boolean> {
  const failures = sent.failures + 1;
  const next = nextTry(failures, answer, noted);
  const state = next === null ? 'dead' : 'waiting';
  const { numUpdatedRows } = await tx
    .updateTable('webhook_message')
    .set((set) => ({
      tries: set('tries', '+', 1),
      sending_until: null,
      status: answer.status,
      problem: answer.problem,
      // What an admin skipped while it was under way stays so.
      state: sql`case when state = 'waiting' then ${state} else state end`,
      failures,
      ...(next && { next_try_at: next }),
    }))
    .where('tenant_id', '=', sent.tenantId)
    .where('id', '=', sent.id)
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
