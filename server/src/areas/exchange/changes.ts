import type { CallAnswer } from '@jackfield/contract';
import type { exchangeChanges } from '@jackfield/contract/api/exchange';
import { type HubEventType, routingEventTypes } from '@jackfield/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { latestVersions } from '../../relay/event-reader.ts';
import { type ChangedPeople, changedPhones } from './changed-phones.ts';
import { phonesOf } from './lights.ts';

type Changes = CallAnswer<typeof exchangeChanges>;

const ofMessages: HubEventType = 'voicemail';
const told: readonly HubEventType[] = [...routingEventTypes, 'tenantstatus', ofMessages];
/** Milliseconds between two looks for what other processes saved. */
const lookEvery = 500;
/** Events stay for a day. */
const longestAway = 20 * 3_600_000;
/** More changes than that are read anew. */
const most = 2000;

/** Where a reader of changes stands: what it could see of the database, and when. */
interface Position {
  readonly at: number;
  /** A snapshot of PostgreSQL, `xmin:xmax:those between that were under way`. */
  readonly snapshot: string;
  readonly first: bigint;
}

const form = /^(\d{1,15})\.((\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,(?!$)|$))*))$/;

/** Reads a position; null for what is none. */
function readPosition(text: string): Position | null {
  const [, at, snapshot, xmin, xmax, between] = form.exec(text) ?? [];
  if (at === undefined || snapshot === undefined) return null;
  const [first, end] = [BigInt(xmin ?? ''), BigInt(xmax ?? '')];
  const open = between === '' ? [] : (between ?? '').split(',').map(BigInt);
  const isInOrder = open.every(
    (id, index) => id >= (index === 0 ? first : (open[index - 1] ?? id) + 1n) && id < end,
  );
  return first > 0n && first <= end && isInOrder ? { at: Number(at), snapshot, first } : null;
}

interface Row {
  readonly snapshot: string;
  readonly tenant_id: string | null;
  readonly event_type: HubEventType;
  readonly entity_id: string;
  /** Of a message: who may hear it. */
  readonly owner_id: string | null;
  readonly at: Date;
}

/**
 * Events that a position could not see, each record once, with the position that sees them. One
 * statement, because each has a snapshot of its own.
 */
async function eventsAfter(tx: Tx, position: Position | null): Promise<Row[]> {
  const unseen = position
    ? sql`tx_id >= ${position.first.toString()}::xid8
        and not pg_visible_in_snapshot(tx_id, ${position.snapshot}::pg_snapshot)`
    : sql`false`;
  const { rows } = await sql<Row>`
    with unseen as (
      select tenant_id, event_type, entity_id, owner_id, max(at) as at from event_log
      where ${unseen} and event_type = any(${told}::text[])
      group by tenant_id, event_type, entity_id, owner_id limit ${most + 1})
    select pg_current_snapshot()::text as snapshot, unseen.*
    from (select) as always left join unseen on true`.execute(tx);
  return rows;
}

/** Whether a position is of a database that has gone on since, and whose events are still there. */
const isKnown = (position: Position, snapshot: string, now: Date): boolean =>
  now.getTime() - position.at < longestAway &&
  BigInt(snapshot.split(':')[1] ?? 0) >= BigInt(position.snapshot.split(':')[1] ?? 0);

/** People whose phones may be others now, by account: some of them, or all. */
function peopleOf(rows: readonly Row[]): ChangedPeople {
  const isOfAccount = rows.some(({ event_type: type }) => /^tenant(status)?$/.test(type));
  const people = rows.filter(({ event_type: type }) => /^teammate(status)?$/.test(type));
  return { all: isOfAccount, since: new Map(people.map((row) => [row.entity_id, row.at])) };
}

async function look(tx: Tx, after: string | undefined, now: Date): Promise<Changes> {
  const position = after === undefined ? null : readPosition(after);
  const rows = await eventsAfter(tx, position);
  const snapshot = rows[0]?.snapshot ?? '';
  const next = `${now.getTime()}.${snapshot}`;
  const isWhole = position !== null && isKnown(position, snapshot, now) && rows.length <= most;
  if (!isWhole) return { after: next, isWhole: after === undefined, accounts: [], lights: [] };
  const [messages, changed] = [
    rows.filter(({ event_type: type }) => type === ofMessages),
    rows.filter((row) => row.tenant_id !== null && row.event_type !== ofMessages),
  ];
  const lights = await phonesOf(
    tx,
    messages.flatMap(({ owner_id: id }) => id ?? []),
  );
  const byAccount = Map.groupBy(changed, (row) => String(row.tenant_id));
  if (byAccount.size === 0) return { after: next, isWhole, accounts: [], lights };
  const versions = await latestVersions(tx, [...byAccount.keys()]);
  const accounts = [];
  for (const [accountId, own] of byAccount) {
    const phones = await changedPhones(tx, accountId, peopleOf(own));
    accounts.push({ accountId, version: versions.get(accountId) ?? 0, phones });
  }
  return { after: next, isWhole, accounts, lights };
}

interface Waiting {
  readonly after?: string | undefined;
  /** Seconds. */
  readonly wait: number;
  /** Ends the waiting. */
  readonly gone: AbortSignal;
}

/**
 * What changed after a position, as soon as something did, or nothing when the time is over. A
 * position is a snapshot of the database, so that no process has to remember who read what, and a
 * commit that came late is told all the same.
 */
export async function changesAfter(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { after, wait, gone }: Waiting,
): Promise<Changes> {
  const end = performance.now() + wait * 1000;
  for (;;) {
    const saved = new AbortController();
    const stop = db.onEvents(() => saved.abort());
    try {
      const found = await db.read(null, (tx) => look(tx, after, clock.now()));
      const left = end - performance.now();
      const isAnswer =
        after === undefined || !found.isWhole || found.accounts.length + found.lights.length > 0;
      if (isAnswer || left <= 0 || gone.aborted) return found;
      const signal = AbortSignal.any([saved.signal, gone]);
      await sleep(Math.min(left, lookEvery), undefined, { signal }).catch(() => undefined);
    } finally {
      stop();
    }
  }
}
