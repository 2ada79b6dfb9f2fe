import type { FastifyBaseLogger } from 'fastify';
import { sampleCall, type SampleCall, type SampleStory } from '../../carrier/sample-call.ts';
import { newId } from '../../platform/ids.ts';
import { selectRouting } from '../routing/rows.ts';
import { toConfig } from '../routing/to-config.ts';
import type { IntakeParts } from '../usage-intake/ingest-usage.ts';
import { takeLive } from './live-calls.ts';
import { takeOutcomes } from './outcomes.ts';

/** The name under which these calls are told of. */
const exchange = 'sandbox';

/** Numbers that are kept for fiction. */
const callers = ['+12055550143', '+18505550162', '+12515550219', '+12515550233', '+12515550241'];
const stories: readonly (SampleStory & { readonly startsAfter: number })[] = [
  { startsAfter: 0, answersAfter: 6, patience: 60, talks: 150, turn: 0 },
  { startsAfter: 2, answersAfter: 9, patience: 60, talks: 95, turn: 1 },
  { startsAfter: 4, answersAfter: null, patience: 110, talks: 0, turn: 2 },
  { startsAfter: 7, answersAfter: 8, patience: 60, talks: 70, turn: 1 },
  { startsAfter: 10, answersAfter: null, patience: 40, talks: 0, turn: 2 },
  { startsAfter: 14, answersAfter: 12, patience: 60, talks: 45, turn: 0 },
  { startsAfter: 20, answersAfter: 15, patience: 60, talks: 60, turn: 3 },
];

/**
 * Plays calls where no exchange has any, so that the board of calls can be seen at work. They go by
 * the routing of the account and are told in the way in which an exchange tells of its calls.
 */
export function createSampleCalls(parts: IntakeParts, log: FastifyBaseLogger) {
  const { db, clock } = parts;
  const timers = new Set<NodeJS.Timeout>();
  const playing = new Set<string>();

  const later = (at: number, run: () => Promise<unknown>) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        run().catch((error: unknown) => log.error(error, 'a sample call'));
      },
      Math.max(0, at - clock.now().getTime()),
    );
    timer.unref();
    timers.add(timer);
  };

  const tell = (call: Parameters<typeof takeLive>[1]['calls'][number]) =>
    takeLive({ db, clock }, { exchange, isWhole: false, calls: [call] });

  function schedule(
    accountId: string,
    { from, to }: { readonly from: string; readonly to: string },
    { steps, endsAt, outcome }: SampleCall,
  ): void {
    const known = {
      id: newId(),
      accountId,
      direction: 'inbound',
      from,
      to,
      teammateId: null,
    } as const;
    const startedAt = new Date(steps[0]?.at ?? endsAt).toISOString();
    for (const [index, { at, stop, phase }] of steps.entries()) {
      const state = index === 0 ? 'started' : 'moved';
      later(at, () => tell({ ...known, state, startedAt, stop, phase }));
    }
    later(endsAt, async () => {
      await tell({ state: 'ended', id: known.id, accountId });
      await takeOutcomes(parts, [{ ...known, ...outcome, startedAt, fromName: '', partOf: null }]);
    });
  }

  return {
    /** Calls of a process before, which go on no more. */
    clear: async () => {
      await takeLive({ db, clock }, { exchange, isWhole: true, calls: [] });
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
    },
    /** Answers how many calls there will be: none while others go on, or without numbers. */
    async play(tenantId: string): Promise<number> {
      if (playing.has(tenantId)) return 0;
      const now = clock.now();
      const config = await db.read(tenantId, async (tx) =>
        toConfig(await selectRouting(tx, tenantId, { now })),
      );
      const numbers = config.numbers.filter(({ ownerType }) => ownerType === 'company');
      if (numbers.length === 0) return 0;
      playing.add(tenantId);
      const busy = new Set<string>();
      let lasts = now.getTime();
      for (const [index, { startsAfter, ...story }] of stories.entries()) {
        const to = numbers[index % numbers.length]?.number ?? '';
        const from = callers[index % callers.length] ?? '';
        const at = now.getTime() + startsAfter * 1000;
        const call = sampleCall(config, { number: to, from, at }, story, busy);
        const { takenBy } = call.outcome;
        if (takenBy?.kind === 'teammate') busy.add(takenBy.id);
        schedule(tenantId, { from, to }, call);
        lasts = Math.max(lasts, call.endsAt);
      }
      later(lasts, async () => void playing.delete(tenantId));
      return stories.length;
    },
  };
}
