import type { HubEventType, HubMethod, ScopeArea } from '@jackfield/contract';
import { endedGroups, type LoggedCall } from '@jackfield/contract/api/call-log';
import {
  webhookCallSchema,
  type WebhookKind,
  webhookKindNames,
  webhookKinds,
  type webhookRecordSchema,
} from '@jackfield/contract/api/webhook';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { EventLogTable } from '../../platform/tables.ts';
import type { Tx } from '../../platform/database.ts';
import { selectCallsById } from '../call-log/listing.ts';

const verbs: Partial<Record<HubMethod, string>> = {
  CreateEntityAsync: 'created',
  UpdateEntityAsync: 'updated',
  DeletedEntityAsync: 'deleted',
};

/** The event of the hub that a kind tells of; undefined for calls. */
export const eventOf = (kind: WebhookKind): HubEventType | undefined => {
  const known: { readonly area: ScopeArea; readonly event?: HubEventType } = webhookKinds[kind];
  return known.event;
};

const kindOf = new Map(webhookKindNames.map((kind) => [eventOf(kind), kind]));

/** An event of the outbox. */
export interface EventRow {
  readonly seq: string | number;
  readonly method: HubMethod;
  readonly event_type: HubEventType;
  readonly entity_id: string;
  readonly owner_type: EventLogTable['owner_type'];
  readonly owner_id: string | null;
  readonly changed: string[] | null;
  readonly calls: string[] | null;
  readonly at: Date;
}

interface Wanted {
  readonly tenantId: string;
  /** Versions of events: from after the first to the second. */
  readonly after: string | number;
  readonly until: string | number;
  readonly kinds: readonly WebhookKind[];
  /** Whether calls are read from the outbox too; webhooks are told of them as they are stored. */
  readonly hasCalls?: boolean;
  readonly limit: number;
}

/** Events of some kinds, the oldest first; those of presence tell of no member, and nothing here. */
export async function selectEvents(
  tx: Tx,
  { tenantId, after, until, kinds, hasCalls = false, limit }: Wanted,
): Promise<EventRow[]> {
  const events = kinds.flatMap((kind) => eventOf(kind) ?? []);
  const { rows } = await sql<EventRow>`
    select seq, method, event_type, entity_id, owner_type, owner_id, changed, calls, at
    from event_log
    where tenant_id = ${tenantId} and seq > ${after} and seq <= ${until}
      and ((event_type = any(${events}::text[]) and changed is distinct from '{}')
        or (${hasCalls} and calls is not null))
    order by seq limit ${limit}`.execute(tx);
  return rows;
}

/** What programs are told of an event. */
interface Told<Data> {
  readonly type: string;
  readonly at: Date;
  readonly data: Data;
  readonly entityId: string;
}

/**
 * What is told of a record: a reference without values, for whoever is told reads the record with a
 * key of its own scopes. Null where its event tells programs nothing (HOOK-01).
 */
export function toldOf(row: EventRow): Told<v.InferOutput<typeof webhookRecordSchema>> | null {
  const [kind, verb] = [kindOf.get(row.event_type), verbs[row.method]];
  if (kind === undefined || verb === undefined) return null;
  const { entity_id: id, owner_type: ownerType, owner_id: ownerId, changed } = row;
  const version = Number(row.seq);
  return {
    type: `${kind}.${verb}`,
    at: row.at,
    data: { id, ownerType, ownerId, version, ...(changed && { changed }) },
    entityId: id,
  };
}

type CallKind = Extract<WebhookKind, `call.${string}`>;

/** What is told of a call, in full. */
type ToldCall = Omit<Told<v.InferOutput<typeof webhookCallSchema>>, 'at'> & {
  readonly type: CallKind;
};

const missed: readonly LoggedCall['ended'][] = endedGroups.missed;
const kindOfCall = ({ direction, ended }: LoggedCall): CallKind =>
  direction === 'inbound' && missed.includes(ended) ? 'call.missed' : 'call.completed';

/** What is told of calls that have ended, by their ids; what is no call of the log is left out. */
export async function readToldCalls(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, ToldCall>> {
  const calls = ids.length === 0 ? [] : await selectCallsById(tx, tenantId, ids);
  return new Map(
    calls.map((call) => [
      call.id,
      { type: kindOfCall(call), data: v.parse(webhookCallSchema, call), entityId: call.id },
    ]),
  );
}
