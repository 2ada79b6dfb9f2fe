import { type CallAnswer, type CallReceived, mayDo } from '@jackfield/contract';
import {
  type AccountEvent,
  type listEvents,
  type WebhookKind,
  webhookKindNames,
  webhookKinds,
} from '@jackfield/contract/api/webhook';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { type ApiError, invalidField } from '../../platform/errors.ts';
import { scopeMissing } from '../../platform/policy.ts';
import { latestVersions } from '../../relay/event-reader.ts';
import { type EventRow, readToldCalls, selectEvents, toldOf } from './events.ts';
import { texts } from './texts.ts';

/** Most events of one answer. */
const most = 100;

/** Up to where somebody was told: an event, and so many calls of the one after it. */
interface Place {
  readonly seq: number;
  readonly calls: number;
}

const placeText = ({ seq, calls }: Place) => (calls === 0 ? `${seq}` : `${seq}.${calls}`);

const noSuchPlace = (): ApiError => invalidField('after', t(texts.eventsGone), 'UNKNOWN');

function parsePlace(text: string): Place {
  const [, seq, calls = '0'] = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (seq === undefined) throw noSuchPlace();
  return { seq: Number(seq), calls: Number(calls) };
}

const isKind = (word: string): word is WebhookKind => Object.hasOwn(webhookKinds, word);

/** Kinds with commas between them. Throws 400 for what is none. */
const parseKinds = (text: string): WebhookKind[] =>
  text.split(',').map((word) => {
    if (isKind(word)) return word;
    const kinds = webhookKindNames.join(', ');
    throw invalidField('kinds', t(texts.noSuchKind, { word, kinds }), 'UNKNOWN');
  });

/** The kinds that are asked for, or all that may be read. Throws 403 for one that may not. */
function kindsFor({ actor }: RequestContext, text: string | undefined): WebhookKind[] {
  const asked = text === undefined ? undefined : parseKinds(text);
  const scopeOfKind = (kind: WebhookKind) => `${webhookKinds[kind].area}:read` as const;
  const mayRead = (kind: WebhookKind) => mayDo(actor, scopeOfKind(kind));
  const closed = asked?.find((kind) => !mayRead(kind));
  if (closed !== undefined) throw scopeMissing(actor, scopeOfKind(closed));
  return asked ?? webhookKindNames.filter(mayRead);
}

/** A record's event, or one call of an event, and the place after it. */
interface Step {
  readonly row: EventRow;
  readonly call: string | null;
  readonly end: Place;
}

function stepsOf(row: EventRow): Step[] {
  const seq = Number(row.seq);
  if (row.calls === null) return [{ row, call: null, end: { seq, calls: 0 } }];
  const last = row.calls.length - 1;
  return row.calls.map((call, at) => ({
    row,
    call,
    end: at === last ? { seq, calls: 0 } : { seq: seq - 1, calls: at + 1 },
  }));
}

/** Throws where events after a place are cleared, or it is none: versions have no gaps. */
async function checkPlace(
  tx: Tx,
  tenantId: string,
  { seq, newest }: { seq: number; newest: number },
): Promise<void> {
  if (seq === newest) return;
  const next = await tx
    .selectFrom('event_log')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('seq', '=', seq + 1)
    .executeTakeFirst();
  if (next === undefined) throw noSuchPlace();
}

async function itemsOf(
  tx: Tx,
  tenantId: string,
  { steps, kinds }: { steps: readonly Step[]; kinds: readonly WebhookKind[] },
): Promise<AccountEvent[]> {
  const calls = await readToldCalls(
    tx,
    tenantId,
    steps.flatMap(({ call }) => call ?? []),
  );
  return steps.flatMap(({ row, call }): AccountEvent[] => {
    const timestamp = row.at.toISOString();
    if (call === null) {
      const told = toldOf(row);
      return told ? [{ id: `evt_${row.seq}`, type: told.type, timestamp, data: told.data }] : [];
    }
    const told = calls.get(call);
    if (!told || !kinds.includes(told.type)) return [];
    return [{ id: `evt_${call}`, type: told.type, timestamp, data: told.data }];
  });
}

/**
 * Events of the account since a place, each once and as webhooks are told of it; without a place
 * none, and the place of now (HOOK-01). Throws 400 for a place that is not there or whose next events
 * are cleared, 403 for a kind that may not be read.
 */
export async function readEvents(
  tx: Tx,
  context: RequestContext,
  { after, kinds: wanted }: CallReceived<typeof listEvents>['query'],
): Promise<CallAnswer<typeof listEvents>> {
  const { tenantId } = signedIn(context);
  const kinds = kindsFor(context, wanted);
  const newest = (await latestVersions(tx, [tenantId])).get(tenantId) ?? 0;
  if (after === undefined) return { items: [], next: `${newest}`, hasMore: false };
  const from = parsePlace(after);
  await checkPlace(tx, tenantId, { seq: from.seq, newest });
  const rows = await selectEvents(tx, {
    tenantId,
    after: from.seq,
    until: newest,
    kinds,
    hasCalls: kinds.some((kind) => kind.startsWith('call.')),
    limit: most + 1,
  });
  const [first] = rows;
  const isBegun = first?.calls != null && Number(first.seq) === from.seq + 1;
  const all = rows.flatMap(stepsOf).slice(isBegun ? from.calls : 0);
  const steps = all.slice(0, most);
  const end = all.length > most ? steps.at(-1)?.end : undefined;
  return {
    items: await itemsOf(tx, tenantId, { steps, kinds }),
    next: placeText(end ?? { seq: newest, calls: 0 }),
    hasMore: end !== undefined,
  };
}
