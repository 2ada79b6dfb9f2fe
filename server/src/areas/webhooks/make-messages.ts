import type { HubEventType, HubMethod, ScopeArea } from '@jackfield/contract';
import { endedGroups, type LoggedCall } from '@jackfield/contract/api/call-log';
import {
  webhookCallSchema,
  type WebhookKind,
  webhookKinds,
  type webhookRecordSchema,
} from '@jackfield/contract/api/webhook';
import { type Insertable, sql } from 'kysely';
import * as v from 'valibot';
import type { EventLogTable } from '../../platform/tables.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { selectCallsById } from '../call-log/listing.ts';
import type { WebhookMessageTable } from './tables.ts';

/** Webhooks that are read for at once, and events of one of them. */
const webhooksAtOnce = 50;
const eventsAtOnce = 500;

const verbs: Partial<Record<HubMethod, string>> = {
  CreateEntityAsync: 'created',
  UpdateEntityAsync: 'updated',
  DeletedEntityAsync: 'deleted',
};

/** The event of the hub that a kind tells of; undefined for calls. */
const eventOf = (kind: WebhookKind): HubEventType | undefined => {
  const known: { readonly area: ScopeArea; readonly event?: HubEventType } = webhookKinds[kind];
  return known.event;
};

interface Listening {
  readonly id: string;
  readonly tenant_id: string;
  readonly kinds: WebhookKind[];
  readonly read_seq: string | number;
  readonly event_seq: string | number;
}

interface EventRow {
  readonly seq: string | number;
  readonly method: HubMethod;
  readonly event_type: HubEventType;
  readonly entity_id: string;
  readonly owner_type: EventLogTable['owner_type'];
  readonly owner_id: string | null;
  readonly changed: string[] | null;
  readonly at: Date;
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

/** A reference without values: whoever is told reads the record with a key of its own scopes. */
const dataOf = ({
  entity_id: id,
  owner_type: ownerType,
  owner_id: ownerId,
  seq,
  changed,
}: EventRow): v.InferOutput<typeof webhookRecordSchema> => ({
  id,
  ownerType,
  ownerId,
  version: Number(seq),
  ...(changed && { changed }),
});

async function readFor(tx: Tx, webhook: Listening): Promise<void> {
  const kinds = new Map(
    webhook.kinds.flatMap((kind) => {
      const event = eventOf(kind);
      return event ? [[event, kind] as const] : [];
    }),
  );
  const { rows } = await sql<EventRow>`
    select seq, method, event_type, entity_id, owner_type, owner_id, changed, at from event_log
    where tenant_id = ${webhook.tenant_id} and seq > ${webhook.read_seq} and seq <= ${webhook.event_seq}
      and event_type = any(${[...kinds.keys()]}::text[]) and changed is distinct from '{}'
    order by seq limit ${eventsAtOnce}`.execute(tx);
  const own = { tenantId: webhook.tenant_id, webhookId: webhook.id };
  const messages = rows.flatMap((row) => {
    const verb = verbs[row.method];
    const type = `${kinds.get(row.event_type)}.${verb}`;
    const told = { type, at: row.at, data: dataOf(row), entityId: row.entity_id };
    return verb === undefined ? [] : [newMessage(own, told)];
  });
  if (messages.length > 0) await tx.insertInto('webhook_message').values(messages).execute();
  const isWhole = rows.length < eventsAtOnce;
  const last = isWhole ? webhook.event_seq : (rows.at(-1)?.seq ?? webhook.event_seq);
  await sql`update webhook set read_seq = ${last} where id = ${webhook.id}`.execute(tx);
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
    for (const webhook of rows) await readFor(tx, webhook);
    return rows.length;
  });
}

const missed: readonly LoggedCall['ended'][] = endedGroups.missed;
const kindOfCall = ({ direction, ended }: LoggedCall): WebhookKind =>
  direction === 'inbound' && missed.includes(ended) ? 'call.missed' : 'call.completed';

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
  const calls = await selectCallsById(tx, tenantId, ids);
  const messages = webhooks.flatMap(({ id, kinds }) =>
    calls
      .map((call) => ({ call, kind: kindOfCall(call) }))
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ call, kind }) =>
        newMessage(
          { tenantId, webhookId: id },
          { type: kind, at, data: v.parse(webhookCallSchema, call), entityId: call.id },
        ),
      ),
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
