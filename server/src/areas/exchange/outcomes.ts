import type { CallAnswer } from '@jackfield/contract';
import type { ExchangeOutcome, exchangeOutcomes } from '@jackfield/contract/api/exchange';
import type { CallStop } from '@jackfield/contract/api/routing-call';
import type { UsageIntake } from '@jackfield/contract/api/usage-intake';
import { toAmount } from '@jackfield/domain';
import type { Database, Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { ingestUsage, type IntakeParts } from '../usage-intake/ingest-usage.ts';
import { priceOf, type PricedFor, selectRates } from './call-price.ts';
import { selectWay } from '../call-log/call-way.ts';

type Taken = CallAnswer<typeof exchangeOutcomes>;

type Logged = 'fromName' | 'wait' | 'endedIn' | 'teamId' | 'partOf';
type Charged = Omit<ExchangeOutcome, 'way' | Logged> & Partial<Pick<ExchangeOutcome, Logged>>;

/** A call as the intake charges it; of one that goes on there is nothing to log. */
export function toUsage(call: Charged, account: PricedFor): UsageIntake {
  const { id, direction, from, to, teammateId, outcome, takenBy, seconds } = call;
  const { fromName = '', wait = null, endedIn = null, teamId = null, partOf = null } = call;
  const { minutes, rate, amount, isAbroad } = priceOf(call, account);
  return {
    id,
    tenantId: call.accountId,
    date: call.startedAt,
    usageType: isAbroad ? 'international' : 'voice',
    direction,
    from,
    to,
    teammateId,
    outcome,
    takenBy,
    fromName,
    wait,
    endedIn,
    teamId,
    partOf,
    duration: seconds,
    units: minutes,
    rate,
    amount: toAmount(amount),
  };
}

/** What calls of an account are priced by; calls of one that is not there are refused, not priced. */
export async function pricedFor(db: Database, tenantId: string): Promise<PricedFor> {
  return db.read(null, async (tx) => {
    const account = await tx
      .selectFrom('tenant')
      .select(['country', 'currency'])
      .where('id', '=', tenantId)
      .executeTakeFirst();
    if (account === undefined) return { country: 'USA', rates: [] };
    const { country, currency } = account;
    return { country, rates: await selectRates(tx, currency) };
  });
}

async function storeWays(tx: Tx, tenantId: string, calls: readonly ExchangeOutcome[]) {
  if (calls.length === 0) return;
  await tx
    .insertInto('call_way')
    .values(
      calls.map(({ id, way }) => ({ tenant_id: tenantId, call_id: id, way: JSON.stringify(way) })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'call_id']).doNothing())
    .execute();
}

/**
 * Takes in how calls went, account by account: each in one transaction with what it costs and the
 * way that it took, so that a call that breaks off is sent again as it was.
 */
export async function takeOutcomes(
  parts: IntakeParts,
  calls: readonly ExchangeOutcome[],
): Promise<Taken> {
  const { db } = parts;
  const taken: Taken = { accepted: 0, known: 0, refused: [] };
  const byAccount = Map.groupBy(calls, ({ accountId }) => accountId.toLowerCase());
  for (const [tenantId, own] of byAccount) {
    const account = await pricedFor(db, tenantId);
    const part = await db.tenant(tenantId, async (tx) => {
      const usage = own.map((call) => toUsage(call, account));
      const intake = await ingestUsage(parts, usage);
      const refused = new Set(intake.refused.map(({ id }) => id));
      await storeWays(
        tx,
        tenantId,
        own.filter(({ id }) => !refused.has(id)),
      );
      return intake;
    });
    taken.accepted += part.accepted;
    taken.known += part.known;
    taken.refused.push(...part.refused);
  }
  return taken;
}

/** The way of a call. Throws 404 where none was told. */
export async function readWay(tx: Tx, tenantId: string, id: string): Promise<{ way: CallStop[] }> {
  const way = await selectWay(tx, tenantId, id);
  if (way === null) throw notFound();
  return { way };
}
