import type { CallAnswer, CallReceived } from '@jackfield/contract';
import {
  type createWebhook,
  mostWebhooks,
  type rotateWebhook,
  type Webhook,
  webhookKindNames,
} from '@jackfield/contract/api/webhook';
import { t } from '@jackfield/texts';
import { sql } from 'kysely';
import { askAgain } from '../../platform/policy.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors.ts';
import { isIP } from 'node:net';
import { isLocal, isPublicAddress } from '../../platform/http/public-address.ts';
import { newId } from '../../platform/ids.ts';
import { holdAccountRow, readRow } from '../../platform/rows.ts';
import { commonTexts } from '../../platform/texts.ts';
import { type Change, write } from '../../platform/write.ts';
import { addSecret } from './secrets.ts';
import { texts } from './texts.ts';

type Wanted = CallReceived<typeof createWebhook>['body'];

/** What the server lets webhooks do. */
export interface WebhookRules {
  /** Whether they may lead to this computer. */
  readonly webhooksLocal: boolean;
}

const shownDays = 7 * 86_400_000;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly kinds: Webhook['kinds'];
  readonly state: Webhook['state'];
  readonly failing_since: Date | null;
  readonly off_because: Webhook['offBecause'];
  readonly created_at: Date;
  readonly created_by: string;
  readonly version: number;
  readonly delivered: number;
  readonly sent: number;
  readonly waiting: number;
}

/** The webhooks of an account, the newest first; `id` asks for one. */
export async function selectWebhooks(
  tx: Tx,
  { tenantId, now, id = null }: { tenantId: string; now: Date; id?: string | null },
): Promise<Webhook[]> {
  const since = new Date(now.getTime() - shownDays);
  const { rows } = await sql<Row>`
    select w.*, f.delivered, f.sent, f.waiting from webhook w
    cross join lateral (
      select count(*) filter (where at > ${since} and state = 'delivered')::integer as delivered,
        count(*) filter (where at > ${since} and tries > 0)::integer as sent,
        count(*) filter (where state = 'waiting')::integer as waiting
      from webhook_message m where m.webhook_id = w.id and (m.at > ${since} or m.state = 'waiting')
    ) f
    where w.tenant_id = ${tenantId} and (${id}::uuid is null or w.id = ${id})
    order by w.created_at desc, w.id desc`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    kinds: row.kinds,
    state: row.state,
    failingSince: row.failing_since?.toISOString() ?? null,
    offBecause: row.off_because,
    delivered: row.delivered,
    sent: row.sent,
    waiting: row.waiting,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    version: row.version,
  }));
}

/** A webhook of the caller's account. Throws 404. */
export async function readWebhook(tx: Tx, context: RequestContext, id: string): Promise<Webhook> {
  const { tenantId } = signedIn(context);
  const [webhook] = await selectWebhooks(tx, { tenantId, now: context.clock.now(), id });
  if (webhook === undefined) throw notFound();
  return webhook;
}

/** What the history tells of a webhook: never its secret. */
const audited = ({ name, url, kinds, state }: Webhook) => ({
  name,
  url,
  kinds: kinds.join(', '),
  state,
});

const changed = (id: string) =>
  ({ method: 'UpdateEntityAsync', eventType: 'webhook', id }) as const;

/** Throws 400 for an address that nothing is ever sent to; where a name leads is seen at each time. */
function checkAddress(address: string, { webhooksLocal }: WebhookRules): void {
  const url = new URL(address);
  if (webhooksLocal && isLocal(url)) return;
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw invalidField('url', t(texts.addressUnfit));
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isPublicAddress(host)) {
    throw invalidField('url', t(texts.addressPrivate));
  }
}

const normalKinds = (wanted: Wanted['kinds']) =>
  webhookKindNames.filter((kind) => wanted.includes(kind));

/** The version of the newest event of an account; what came before is not told to a new webhook. */
async function newestEvent(tx: Tx, tenantId: string): Promise<number> {
  const row = await tx
    .selectFrom('tenant_sequence')
    .select('event_seq')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return Number(row?.event_seq ?? 0);
}

/** Adds a webhook of the account (HOOK-01). Throws 400 for an address that is refused, 409 LIMITREACHED. */
export function makeWebhook(
  context: RequestContext,
  rules: WebhookRules,
  { name, url, kinds }: Wanted,
): Promise<CallAnswer<typeof createWebhook>> {
  const { tenantId, name: createdBy } = signedIn(context);
  const now = context.clock.now();
  const id = newId();
  checkAddress(url, rules);
  return write(context, {
    entity: 'webhook',
    id,
    action: 'webhook.create',
    async change(tx) {
      // Two who make the last one at once make one.
      await holdAccountRow(tx, tenantId);
      if ((await selectWebhooks(tx, { tenantId, now })).length >= mostWebhooks) {
        const message = t(commonTexts.maximumReached, { maximum: mostWebhooks });
        throw new ApiError('LIMITREACHED', { message });
      }
      await tx
        .insertInto('webhook')
        .values({
          id,
          tenant_id: tenantId,
          name,
          url,
          kinds: normalKinds(kinds),
          read_seq: await newestEvent(tx, tenantId),
          created_by: createdBy,
          created_at: now,
          updated_at: now,
        })
        .execute();
      const secret = await addSecret(tx, context.secrets, { tenantId, webhookId: id, now });
      const webhook = await readWebhook(tx, context, id);
      const events = [{ method: 'CreateEntityAsync', eventType: 'webhook', id } as const];
      return { before: null, after: audited(webhook), name, events, result: { webhook, secret } };
    },
  });
}

/** What a change of a webhook records, its version grown. */
function changeOf(before: Webhook, after: Webhook, version: number): Change<Webhook> {
  return {
    before: audited(before),
    after: audited(after),
    name: after.name,
    events: [changed(after.id)],
    result: { ...after, version },
  };
}

/**
 * Changes name, address and kinds of a webhook (HOOK-01). Throws 400, 404, 412, and 403 STEPUP for
 * another address: whoever has it gets what is told.
 */
export function changeWebhook(
  context: RequestContext,
  rules: WebhookRules,
  { id, name, url, kinds }: Wanted & { readonly id: string },
): Promise<Webhook> {
  checkAddress(url, rules);
  return write(context, {
    entity: 'webhook',
    id,
    action: 'webhook.update',
    table: 'webhook',
    read: (tx) => readWebhook(tx, context, id),
    async change(tx, { version }) {
      const before = await readWebhook(tx, context, id);
      if (before.url !== url) askAgain(context);
      await tx
        .updateTable('webhook')
        .set({ name, url, kinds: normalKinds(kinds) })
        .where('id', '=', id)
        .execute();
      return changeOf(before, await readWebhook(tx, context, id), version);
    },
  });
}

/**
 * Pauses a webhook, or has it go on. One that was off is told of what comes from now; what waited for
 * it is tried too (HOOK-01). Throws 404.
 */
export async function setState(
  context: RequestContext,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<Webhook> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const state = isOn ? 'on' : 'paused';
  const done = await write(context, {
    entity: 'webhook',
    id,
    action: isOn ? 'webhook.resume' : 'webhook.pause',
    table: 'webhook',
    async change(tx, { version }) {
      const before = await readWebhook(tx, context, id);
      if (before.state === state) return null;
      const seq = before.state === 'off' ? { read_seq: await newestEvent(tx, tenantId) } : {};
      const health = { failing_since: null, failures_told_at: null, off_because: null };
      await tx
        .updateTable('webhook')
        .set({ state, ...health, ...seq })
        .where('id', '=', id)
        .execute();
      if (isOn) {
        await tx
          .updateTable('webhook_message')
          .set({ next_try_at: now, failures: 0 })
          .where('webhook_id', '=', id)
          .where('state', '=', 'waiting')
          .execute();
      }
      return changeOf(before, await readWebhook(tx, context, id), version);
    },
  });
  return done ?? context.read((tx) => readWebhook(tx, context, id));
}

/** Gives a webhook a new secret; the one before signs for a day more (HOOK-01). Throws 404. */
export function rotateSecret(
  context: RequestContext,
  id: string,
): Promise<CallAnswer<typeof rotateWebhook>> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  return write(context, {
    entity: 'webhook',
    id,
    action: 'webhook.rotate',
    table: 'webhook',
    async change(tx, { version }) {
      const webhook = { ...(await readWebhook(tx, context, id)), version };
      const secret = await addSecret(tx, context.secrets, { tenantId, webhookId: id, now });
      const { name } = webhook;
      return { before: {}, after: {}, name, events: [changed(id)], result: { webhook, secret } };
    },
  });
}

/** Removes a webhook with its messages (HOOK-01). Throws 404. */
export async function removeWebhook(context: RequestContext, id: string): Promise<void> {
  const { tenantId } = signedIn(context);
  await write(context, {
    entity: 'webhook',
    id,
    action: 'webhook.remove',
    async change(tx) {
      await readRow(tx, 'webhook', { tenantId, id }, 'update');
      const webhook = await readWebhook(tx, context, id);
      await tx.deleteFrom('webhook').where('id', '=', id).execute();
      const events = [{ method: 'DeletedEntityAsync', eventType: 'webhook', id } as const];
      return { before: audited(webhook), after: null, name: webhook.name, events, result: true };
    },
  });
}
