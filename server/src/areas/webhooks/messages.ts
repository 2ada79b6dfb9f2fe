import type { CallAnswer, CallReceived } from '@jackfield/contract';
import {
  answersWithin,
  type getWebhookMessage,
  keptDays,
  type listWebhookMessages,
  type replayWebhook,
  type WebhookKind,
  type WebhookMessage,
} from '@jackfield/contract/api/webhook';
import { type Message, t } from '@jackfield/texts';
import { type Selectable, sql } from 'kysely';
import { actorName } from '../../platform/audit.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { type Database, ringAfterCommit, type Tx } from '../../platform/database.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { cursorAnswer, unknownCursor, wantedLimit } from '../../platform/list.ts';
import { write } from '../../platform/write.ts';
import { newMessage, testMessageOf } from './make-messages.ts';
import type { Problem } from './receivers.ts';
import { headersOf } from './secrets.ts';
import type { WebhookMessageTable } from './tables.ts';
import { texts } from './texts.ts';
import { readWebhook } from './webhooks.ts';

type Row = Selectable<WebhookMessageTable>;

const problemText = (problem: Problem | null): string | null =>
  problem && t(texts[problem], { seconds: answersWithin / 1000 });

function messageDto(row: Row): WebhookMessage {
  return {
    id: row.id,
    type: row.type,
    at: row.at.toISOString(),
    state: row.state,
    tries: row.tries,
    status: row.status,
    problem: problemText(row.problem),
    nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
    isTest: row.entity_id === null,
  };
}

const ofWebhook = (tx: Tx, context: RequestContext, webhookId: string) =>
  tx
    .selectFrom('webhook_message')
    .selectAll()
    .where('tenant_id', '=', signedIn(context).tenantId)
    .where('webhook_id', '=', webhookId);

/** What was and is to be sent to a webhook, the newest first. Throws 404, 400 for an unknown cursor. */
export async function listMessages(
  tx: Tx,
  context: RequestContext,
  webhookId: string,
  query: CallReceived<typeof listWebhookMessages>['query'],
): Promise<CallAnswer<typeof listWebhookMessages>> {
  await readWebhook(tx, context, webhookId);
  const limit = wantedLimit(query);
  const { startAfter, state } = query;
  const all = ofWebhook(tx, context, webhookId);
  const cursor = startAfter && (await all.where('id', '=', startAfter).executeTakeFirst());
  if (startAfter && !cursor) throw unknownCursor();
  const rows = await all
    .$if(state !== undefined, (found) => found.where('state', '=', state ?? 'waiting'))
    .$if(Boolean(cursor), (found) =>
      found.where(
        sql<boolean>`(at, id) < (select at, id from webhook_message where id = ${startAfter})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return cursorAnswer(rows.map(messageDto), limit);
}

interface Named {
  readonly webhookId: string;
  readonly id: string;
}

async function readMessage(
  tx: Tx,
  context: RequestContext,
  { webhookId, id }: Named,
): Promise<Row> {
  const row = await ofWebhook(tx, context, webhookId).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

const verbTexts: Readonly<Record<string, Message>> = {
  created: texts.made,
  updated: texts.changed,
  deleted: texts.removed,
};

/** Who did what a message tells of: the entry of the history of that record and moment. */
async function becauseOf(tx: Tx, row: Row): Promise<string | null> {
  const verb = verbTexts[row.type.split('.').at(-1) ?? ''];
  if (row.entity_id === null || verb === undefined) return null;
  const entry = await tx
    .selectFrom('audit_entry')
    .select(['actor_id', 'actor_name', 'entity_name'])
    .where('tenant_id', '=', row.tenant_id)
    .where('entity_id', '=', row.entity_id)
    .where('at', '=', row.at)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (entry === undefined) return null;
  return t(verb, { who: actorName(entry.actor_id, entry.actor_name), what: entry.entity_name });
}

/** A message with its body and its tries, the newest first. Throws 404. */
export async function getMessage(
  tx: Tx,
  context: RequestContext,
  named: Named,
): Promise<CallAnswer<typeof getWebhookMessage>> {
  const { url } = await readWebhook(tx, context, named.webhookId);
  const row = await readMessage(tx, context, named);
  const attempts = await tx
    .selectFrom('webhook_try')
    .selectAll()
    .where('tenant_id', '=', row.tenant_id)
    .where('message_id', '=', row.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const [newest] = attempts;
  return {
    ...messageDto(row),
    url,
    body: row.body,
    headers: headersOf(row.id, newest?.at ?? row.next_try_at),
    because: await becauseOf(tx, row),
    attempts: attempts.map(({ at, status, problem, took, answer }) => ({
      at: at.toISOString(),
      status,
      problem: problemText(problem),
      took,
      answer,
    })),
  };
}

/** Has messages tried again at once, and often. */
const again = (now: Date) => ({ state: 'waiting', failures: 0, next_try_at: now }) as const;

/** Records that somebody did something with the messages of a webhook. */
function handle<Result>(
  context: RequestContext,
  { webhookId, verb }: { webhookId: string; verb: string },
  work: (tx: Tx) => Promise<{ readonly after: Record<string, unknown>; readonly result: Result }>,
): Promise<Result> {
  const { tenantId } = signedIn(context);
  return write(context, {
    entity: 'webhook',
    id: webhookId,
    action: `webhook.${verb}`,
    async change(tx) {
      const { name } = await readWebhook(tx, context, webhookId);
      const done = await work(tx);
      ringAfterCommit(tenantId);
      return { before: null, ...done, name, events: [] };
    },
  });
}

/** Sends a message again at once, with its own id (HOOK-01). Throws 404. */
export function resend(context: RequestContext, named: Named): Promise<WebhookMessage> {
  const { webhookId, id } = named;
  return handle(context, { webhookId, verb: 'resend' }, async (tx) => {
    await readMessage(tx, context, named);
    await tx
      .updateTable('webhook_message')
      .set(again(context.clock.now()))
      .where('id', '=', id)
      .execute();
    const message = messageDto(await readMessage(tx, context, named));
    return { after: { message: id }, result: message };
  });
}

/** Tries a waiting message no more (HOOK-01). Throws 404, 409 INVALIDTRANSITION for one that does not wait. */
export function skip(context: RequestContext, named: Named): Promise<WebhookMessage> {
  const { webhookId, id } = named;
  return handle(context, { webhookId, verb: 'skip' }, async (tx) => {
    await readMessage(tx, context, named);
    const { numUpdatedRows } = await tx
      .updateTable('webhook_message')
      .set({ state: 'skipped' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new ApiError('INVALIDTRANSITION', { message: t(texts.noLongerWaits) });
    }
    const message = messageDto(await readMessage(tx, context, named));
    return { after: { message: id }, result: message };
  });
}

/** Sends all dead messages since a time again (HOOK-01). Throws 404. */
export function replay(
  context: RequestContext,
  { id: webhookId, since }: { id: string; since: string },
): Promise<CallAnswer<typeof replayWebhook>> {
  return handle(context, { webhookId, verb: 'replay' }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook_message')
      .set(again(context.clock.now()))
      .where('tenant_id', '=', signedIn(context).tenantId)
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'dead')
      .where('at', '>=', new Date(since))
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    return { after: { since, count }, result: { count } };
  });
}

/** Sends a message of a kind that tells of nothing (HOOK-01). Throws 404. */
export function sendTest(
  context: RequestContext,
  { id: webhookId, kind }: { id: string; kind: WebhookKind },
): Promise<WebhookMessage> {
  const { tenantId } = signedIn(context);
  const at = context.clock.now();
  return handle(context, { webhookId, verb: 'test' }, async (tx) => {
    const told = { ...testMessageOf(kind), at, entityId: null };
    const message = newMessage({ tenantId, webhookId }, told);
    await tx.insertInto('webhook_message').values(message).execute();
    const stored = await readMessage(tx, context, { webhookId, id: message.id });
    return { after: { type: message.type }, result: messageDto(stored) };
  });
}

/** Removes what is older than 30 days. */
export async function clearMessages(db: Database, now: Date): Promise<void> {
  await db.system((tx) =>
    tx
      .deleteFrom('webhook_message')
      .where('at', '<', new Date(now.getTime() - keptDays * 86_400_000))
      .execute(),
  );
}
