import type { CallAnswer } from '@jackfield/contract';
import type { exchangeLive, LiveCallTold } from '@jackfield/contract/api/exchange';
import type { LiveCall } from '@jackfield/contract/api/live-call';
import { saidStop } from '@jackfield/domain/routing';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { appendEvents, type EventSpec } from '../../platform/events.ts';
import type { CallPushes } from '../call-push/call-push.ts';
import { toldOf } from './tell-calls.ts';

/** Stores where a call is; answers whether that is news. */
async function store(
  tx: Tx,
  exchange: string,
  { accountId, ...call }: LiveCallTold,
): Promise<boolean> {
  if (call.state === 'ended') {
    const { numDeletedRows } = await tx
      .deleteFrom('live_call')
      .where('tenant_id', '=', accountId)
      .where('id', '=', call.id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { id, direction, from, to, teammateId, startedAt, stop, phase } = call;
  const moved = {
    exchange,
    stop: JSON.stringify(stop),
    phase: phase && JSON.stringify(phase),
  };
  await tx
    .insertInto('live_call')
    .values({
      id,
      tenant_id: accountId,
      direction,
      from_number: from,
      to_number: to,
      teammate_id: teammateId,
      started_at: new Date(startedAt),
      ...moved,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(moved))
    .execute();
  return true;
}

/** Calls that an exchange told of before and does not have any more. */
async function forgotten(
  db: Database,
  exchange: string,
  calls: readonly LiveCallTold[],
): Promise<LiveCallTold[]> {
  const known = new Set(calls.map(({ id }) => id.toLowerCase()));
  const rows = await db.read(null, (tx) =>
    tx
      .selectFrom('live_call')
      .select(['id', 'tenant_id as accountId'])
      .where('exchange', '=', exchange)
      .execute(),
  );
  return rows.filter(({ id }) => !known.has(id)).map((row) => ({ state: 'ended', ...row }));
}

async function accountsAmong(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.read(null, (tx) =>
    tx.selectFrom('tenant').select('id').where('id', 'in', ids).execute(),
  );
  return new Set(rows.map(({ id }) => id));
}

interface Told {
  readonly exchange: string;
  readonly isWhole: boolean;
  readonly calls: readonly LiveCallTold[];
}

interface LivePorts {
  readonly db: Database;
  readonly clock: Clock;
  /** None of sample calls. */
  readonly pushes?: CallPushes;
}

/**
 * Stores where calls are, and tells who hears of them in each account, and browsers of people who are
 * rung.
 */
export async function takeLive(
  { db, clock, pushes }: LivePorts,
  { exchange, isWhole, calls }: Told,
): Promise<CallAnswer<typeof exchangeLive>> {
  const all = isWhole ? [...(await forgotten(db, exchange, calls)), ...calls] : calls;
  const byAccount = Map.groupBy(all, ({ accountId }) => accountId.toLowerCase());
  const accounts = await accountsAmong(db, [...byAccount.keys()]);
  for (const [tenantId, own] of byAccount) {
    if (!accounts.has(tenantId)) continue;
    await db.tenant(tenantId, async (tx) => {
      const told = await toldOf(tx, tenantId, own);
      await pushes?.note(tx, tenantId, own);
      const events: EventSpec[] = [];
      for (const call of own) {
        if (!(await store(tx, exchange, call))) continue;
        events.push(...told(call));
      }
      if (events.length > 0) await appendEvents(tx, tenantId, events, clock.now());
    });
  }
  const refused = calls.filter(({ accountId }) => !accounts.has(accountId.toLowerCase()));
  return { refused: refused.map(({ id }) => id) };
}

/** Calls of an account that go on now, the oldest first. */
export async function liveCalls(tx: Tx, tenantId: string): Promise<LiveCall[]> {
  const rows = await tx
    .selectFrom('live_call')
    .select(['id', 'direction', 'from_number as from', 'to_number as to'])
    .select(['teammate_id as teammateId', 'started_at', 'stop', 'phase'])
    .where('tenant_id', '=', tenantId)
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map(({ started_at: startedAt, stop, ...call }) => ({
    ...call,
    stop: saidStop(stop),
    startedAt: startedAt.toISOString(),
  }));
}
