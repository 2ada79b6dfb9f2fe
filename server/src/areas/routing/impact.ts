import { compareRouting, type ToldImpact } from '@jackfield/contract/api/routing-engine';
import {
  changeBetween,
  type Difference,
  digestedFrom,
  eachSpan,
  finish,
  type Impact,
  impactBetween,
  impactDigest,
  impactMessages,
  type PlannedRouting,
  promised,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import { activeLocale, defineMessages, t } from '@jackfield/texts';
import { contextWithoutRequest, type RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { systemActor } from '../../platform/audit.ts';
import { accountRow } from '../../platform/rows.ts';
import type { CallImpact, Noticing } from '../../platform/services.ts';
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

type Services = Pick<RequestContext, 'db' | 'clock' | 'secrets'>;

/** Reads the stored routing of an account with everything that is planned of it, whoever asks. */
function readerOf(services: Services, tx: Tx, tenantId: string): () => Promise<PlannedRouting> {
  return async () => {
    const { country, status: tenantStatus } = await accountRow(tx, tenantId);
    const { name } = systemActor;
    const nobody = { teammateId: '', name, isTenantOwner: false, status: 'active' } as const;
    const context = contextWithoutRequest(
      services,
      { ...nobody, tenantId, country, tenantStatus },
      { endpoint: compareRouting, via: 'system' },
    );
    const config = toConfig(await selectRouting(tx, tenantId, { now: services.clock.now() }));
    return { config, planned: await comingChanges(context, tx) };
  };
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

/**
 * Does work in an open transaction and says what callers notice of it, from an instant in milliseconds
 * on, with the routing before and after.
 */
export async function noticed<T>(
  services: Services,
  tx: Tx,
  {
    tenantId,
    from,
    work,
  }: { readonly tenantId: string; readonly from: number; work(): Promise<T> },
): Promise<{ answer: T; before: RoutingConfig; after: RoutingConfig; impact: ToldImpact }> {
  const read = readerOf(services, tx, tenantId);
  const before = await read();
  const answer = await work();
  const after = await read();
  const impact = await toldBetween(before, after, from);
  return { answer, before: before.config, after: after.config, impact };
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
  async dryRun(context, tenantId, work) {
    const from = context.clock.now().getTime();
    try {
      return await context.db.tenant(
        tenantId,
        async (tx) => {
          const { impact } = await noticed(context, tx, { tenantId, from, work });
          throw new DryRun(impact);
        },
        context.actor?.teammateId,
      );
    } catch (error) {
      if (error instanceof DryRun) return error.impact;
      throw error;
    }
  },
  ifSeen(context, tenantId, { digest, work }) {
    const now = context.clock.now().getTime();
    const seen = digestedFrom(digest);
    const from = seen > now - seenWithin && seen <= now ? seen : now;
    return context.db.tenant(
      tenantId,
      async (tx) => {
        const { answer, impact } = await noticed(context, tx, { tenantId, from, work });
        if (impact.digest !== digest) throw new ApiError('IMPACTCHANGED', { current: impact });
        return answer;
      },
      context.actor?.teammateId,
    );
  },
};

/** What callers notice of work of the server itself, and of people who may not look before. */
export const createNoticing =
  (services: Services): Noticing =>
  (tenantId, work) => {
    const from = services.clock.now().getTime();
    return services.db.tenant(tenantId, async (tx) => {
      const read = readerOf(services, tx, tenantId);
      const before = await read();
      const answer = await work();
      const after = await read();
      const told = new Map<string, readonly string[]>();
      const callers = () => {
        const language = activeLocale();
        const known =
          told.get(language) ?? callerLines(finish(impactBetween(before, after, from)).differences);
        told.set(language, known);
        return known;
      };
      return { answer, callers };
    });
  };
