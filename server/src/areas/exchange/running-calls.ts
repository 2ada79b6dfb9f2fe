import type { CallAnswer } from '@jackfield/contract';
import type { exchangeRunning, RunningCall } from '@jackfield/contract/api/exchange';
import type { Tx } from '../../platform/database.ts';
import { callPermission } from '../usage-intake/call-permission.ts';
import { ingestUsage, type IntakeParts } from '../usage-intake/ingest-usage.ts';
import { pricedFor, toUsage } from './outcomes.ts';

type Ends = CallAnswer<typeof exchangeRunning>['ends'];

/** Ends a transaction whose writes were only tried. */
class Tried extends Error {
  readonly ends: Ends;

  constructor(ends: Ends) {
    super('tried');
    this.ends = ends;
  }
}

/** Whether credit is added by itself, so that a call need not end where there is none left. */
async function isToppedUp(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('auto_top_up')
    .select('is_on')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return found?.is_on ?? false;
}

/**
 * Which calls abroad of an account are not to go on: those that it may not make any more once all
 * that go on are charged up to the minute that begins now. They are charged by the intake, which
 * knows caps and credit, and taken back.
 */
export async function callsToEnd(
  parts: IntakeParts,
  accountId: string,
  calls: readonly RunningCall[],
): Promise<Ends> {
  const now = parts.clock.now();
  const priced = await pricedFor(parts.db, accountId);
  const secondsOf = ({ answeredAt }: RunningCall) =>
    Math.max(0, Math.floor((now.getTime() - Date.parse(answeredAt)) / 1000)) + 1;
  const usage = calls.map((call) =>
    toUsage(
      {
        ...call,
        accountId,
        direction: 'outbound',
        outcome: 'answered',
        takenBy: null,
        startedAt: call.answeredAt,
        seconds: secondsOf(call),
      },
      priced,
    ),
  );
  try {
    return await parts.db.tenant(accountId, async (tx) => {
      await ingestUsage(parts, usage);
      const isFilled = await isToppedUp(tx, accountId);
      const ends: Ends = [];
      for (const { id, to, teammateId } of calls) {
        const call = { tenantId: accountId, now, to, person: teammateId };
        const { because } = await callPermission(tx, call);
        if (because === null || (because === 'noCredit' && isFilled)) continue;
        ends.push({ id, because });
      }
      throw new Tried(ends);
    });
  } catch (error) {
    if (error instanceof Tried) return error.ends;
    throw error;
  }
}
