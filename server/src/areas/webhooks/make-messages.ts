import type { webhookCallSchema, WebhookKind } from '@jackfield/contract/api/webhook';
import { type Insertable, sql } from 'kysely';
import type * as v from 'valibot';
import type { Database, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { eventOf, readToldCalls, selectEvents, toldOf } from './events.ts';
import type { WebhookMessageTable } from './tables.ts';

/** Webhooks that are read for at once, and events of one of them. */
const webhooksAtOnce = 50;
const eventsAtOnce = 500;
const messagesAtOnce = 1000;

interface Listening {
  readonly id: string;
  readonly tenant_id: string;
  readonly kinds: WebhookKind[];
  readonly read_seq: string | number;
  readonly event_seq: string | number;
}

type Message = Insertable<WebhookMessageTable>;

/** A message as it is stored; it is due at once. */
export function newMessage(
  webhook: { readonly tenantId: string; readonly webhookId: string },
  { type, at, data, entityId }: { type: string; at: Date; data: unknown; entityId: string | null },
): Message {
  return {
    id: newId(),
    tenant_id: webhook.tenantId,
    webhook_id: webhook.webhookId,
    type,
    body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
    entity_id: entityId,
    at,
    next_try_at: at,
  };
}

/** What a webhook is told of events since the last look, and up to where they were read. */
async function readFor(tx: Tx, webhook: Listening) {
  const { id: webhookId, tenant_id: tenantId, kinds, event_seq: newest } = webhook;
  const rows = await selectEvents(tx, {
    tenantId,
    after: webhook.read_seq,
    until: newest,
    kinds,
    limit: eventsAtOnce,
  });
  const messages = rows.flatMap((row) => {
    const told = toldOf(row);
    return told === null ? [] : [newMessage({ tenantId, webhookId }, told)];
  });
  const isWhole = rows.length < eventsAtOnce;
  return { webhookId, messages, read: isWhole ? newest : (rows.at(-1)?.seq ?? newest) };
}

/**
 * Makes messages of the events that came since the last look, one for each webhook that takes them,
 * and answers for how many webhooks there was something to read. Versions of an account are given
 * under a lock, so that none comes below one that was read; what is made and how far was read are
 * stored together, so that nothing is missed or made twice (HOOK-01).
 */
export function makeMessages(db: Database): Promise<number> {
  return db.system(async (tx) => {
    const { rows } = await sql<Listening>`
      select w.id, w.tenant_id, w.kinds, w.read_seq, s.event_seq
      from webhook w join tenant_sequence s on s.tenant_id = w.tenant_id
      where w.state <> 'off' and s.event_seq > w.read_seq
      order by w.id limit ${webhooksAtOnce} for update of w skip locked`.execute(tx);
    const found = [];
    for (const webhook of rows) found.push(await readFor(tx, webhook));
    const messages = found.flatMap((one) => one.messages);
    // A statement has 65,535 values at most.
    for (let from = 0; from < messages.length; from += messagesAtOnce) {
      const these = messages.slice(from, from + messagesAtOnce);
      await tx.insertInto('webhook_message').values(these).execute();
    }
    await sql`update webhook w set read_seq = f.seq
      from unnest(${found.map(({ webhookId }) => webhookId)}::uuid[],
        ${found.map(({ read }) => read)}::bigint[]) as f (id, seq)
      where w.id = f.id`.execute(tx);
    return rows.length;
  });
}

/** Makes messages of calls that have ended, in the transaction that stores them (HOOK-01). */
export async function tellOfCalls(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const webhooks = await tx
    .selectFrom('webhook')
    .select(['id', 'kinds'])
    .where('tenant_id', '=', tenantId)
    .where('state', '<>', 'off')
    .where(sql<boolean>`kinds && array['call.completed', 'call.missed']`)
    .execute();
  if (webhooks.length === 0) return;
  const calls = await readToldCalls(tx, tenantId, ids);
  const messages = webhooks.flatMap(({ id, kinds }) =>
    [...calls.values()]
      .filter(({ type }) => kinds.includes(type))
      .map((told) => newMessage({ tenantId, webhookId: id }, { ...told, at })),
  );
  if (messages.length > 0) await tx.insertInto('webhook_message').values(messages).execute();
}

const nobody = '00000000-0000-0000-0000-000000000000';

const sampleCall: v.InferOutput<typeof webhookCallSchema> = {
  id: nobody,
  date: '2026-01-05T15:00:00.000Z',
  direction: 'inbound',
  other: { number: '+12055550111', name: '' },
  own: { number: '+12055550100', label: '', owner: null },
  teammate: null,
  reached: null,
  team: null,
  ended: 'answered',
  outcome: 'answered',
  wait: 6,
  duration: 95,
  amount: 0,
  currency: 'usd',
  isAbroad: false,
};

/** What a test message tells: the shape of its kind, of a record that nobody has. */
export function testMessageOf(kind: WebhookKind): { type: string; data: unknown } {
  if (eventOf(kind) !== undefined) {
    const data = { id: nobody, ownerType: null, ownerId: null, version: 0, changed: [] };
    return { type: `${kind}.updated`, data };
  }
  if (kind === 'call.completed') return { type: kind, data: sampleCall };
  return { type: kind, data: { ...sampleCall, ended: 'nobody', outcome: 'missed', duration: 0 } };
}
