import { compareRouting, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import {
  changeBetween,
  type Difference,
  digestedFrom,
  eachSpan,
  type Impact,
  impactBetween,
  impactDigest,
  impactMessages,
  type PlannedRouting,
  promised,
} from '@jackfield/domain/routing';
import { activeLocale, defineMessages, t } from '@jackfield/texts';
import { contextWithoutRequest, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { systemActor } from '../../platform/audit.ts';
import { accountRow } from '../../platform/rows.ts';
import type { CallImpact } from '../../platform/services.ts';
import { comingChanges } from '../planned-changes/dto.ts';
import { callerLines } from './caller-lines.ts';
import { selectRouting } from './rows.ts';
import { toConfig } from './to-config.ts';

/** What the server says of changes of the routing. */
const texts = defineMessages('server.routing', {
  impact:
    '{count, plural, one {Callers of {count} number are affected.} other {Callers of {count} numbers are affected.}}',
});

const instant = (at: number) => new Date(at).toISOString();

/** A difference as it is sent: the number's name, times as instants. */
function toldDifference({ number, before, after, spans, ...rest }: Difference) {
  const { callers, path, joining, leaving, lostKeys, menu, everyone, effect, severity } = rest;
  const { id, label, number: digits } = number;
  const branch = ({ kind, node, reason }: Difference['before']) => ({ kind, node, reason });
  return {
    everyone,
    effect,
    severity,
    menu,
    callers: callers && [...callers],
    path: [...path],
    number: { id, number: digits, label },
    before: branch(before),
    after: branch(after),
    joining: [...joining],
    leaving: [...leaving],
    lostKeys: [...lostKeys],
    intervals: eachSpan(spans).map(({ from, to }) => ({ from: instant(from), to: instant(to) })),
  };
}

/** An impact in a sentence, with its differences as they are sent. */
export function toldImpact({ differences, compared }: Impact) {
  const numbers = new Set(differences.map(({ number }) => number.id)).size;
  return {
    until: instant(compared.until),
    text: numbers === 0 ? t(impactMessages.none) : t(texts.impact, { count: numbers }),
    differences: differences.map(toldDifference),
  };
}

/** The stored routing of the signed-in person's account with everything that is planned of it. */
async function readAhead(context: RequestContext, tx: Tx): Promise<PlannedRouting> {
  const config = toConfig(await selectRouting(tx, signedIn(context).tenantId));
  return { config, planned: await comingChanges(context, tx) };
}

const textOf = (value: unknown) => JSON.stringify(value);

/** An impact between two states of an account as the API tells it. */
async function toldBetween(
  before: PlannedRouting,
  after: PlannedRouting,
  from: number,
): Promise<ToldImpact> {
  const impact = await promised(impactBetween(before, after, from));
  const isPlanned = textOf(before.planned) !== textOf(after.planned);
  return {
    digest: await promised(impactDigest(impact)),
    ...toldImpact(impact),
    stopped: impact.stopped.map(({ id, at }) => ({ id, at })),
    change: changeBetween(before.config, after.config),
    planned: isPlanned ? [...after.planned] : null,
  };
}

/** How long ago an impact may have been looked at to be compared with today's, in milliseconds. */
const seenWithin = 86_400_000;

/** Ends the transaction of a dry run, so that nothing of it is stored. */
class DryRun extends Error {
  readonly impact: ToldImpact;

  constructor(impact: ToldImpact) {
    super('dry run');
    this.impact = impact;
  }
}

/** What callers notice of any write: the account before and after it, in its own transaction. */
export const callImpact: CallImpact = {
  async dryRun(context, work) {
    const from = context.clock.now().getTime();
    try {
      return await context.read(async (tx) => {
        const before = await readAhead(context, tx);
        await work();
        throw new DryRun(await toldBetween(before, await readAhead(context, tx), from));
      });
    } catch (error) {
      if (error instanceof DryRun) return error.impact;
      throw error;
    }
  },
  ifSeen(context, digest, work) {
    const now = context.clock.now().getTime();
    const seen = digestedFrom(digest);
    const from = seen > now - seenWithin && seen <= now ? seen : now;
    return context.read(async (tx) => {
      const before = await readAhead(context, tx);
      const answer = await work();
      const impact = await toldBetween(before, await readAhead(context, tx), from);
      if (impact.digest !== digest) throw new ApiError('IMPACTCHANGED', { current: impact });
      return answer;
    });
  },
  noticed(services, tenantId, work) {
    const from = services.clock.now().getTime();
    return services.db.tenant(tenantId, async (tx) => {
      const { country, status: tenantStatus } = await accountRow(tx, tenantId);
      const { name } = systemActor;
      const nobody = { teammateId: '', name, isTenantOwner: false, status: 'active' } as const;
      const context = contextWithoutRequest(
        services,
        { ...nobody, tenantId, country, tenantStatus },
        { endpoint: compareRouting, via: 'system' },
      );
      const before = await readAhead(context, tx);
      const answer = await work();
      const after = await readAhead(context, tx);
      const told = new Map<string, readonly string[]>();
      const callers = () => {
        const language = activeLocale();
        const known =
          told.get(language) ?? callerLines(impactBetween(before, after, from).differences);
        told.set(language, known);
        return known;
      };
      return { answer, callers };
    });
  },
};
