import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import type { ToldImpact } from '@jackfield/contract/api/routing-engine';
import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import {
  finish,
  impactBetween,
  type PlannedRouting,
  type RoutingConfig,
} from '@jackfield/domain/routing';
import {
  type Event,
  type ReferenceCall,
  ReferenceCaller,
} from '@jackfield/testing/routing/reference-caller';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/areas/session/sign-in/password-hash.ts';
import { fakeWave } from './audio-samples.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type Account, movingChanges, planAt, prepareMoves } from './moving-changes.ts';
import { startUndoAccount } from './undo-account.ts';

const runs = process.env.NIGHTLY === '1' ? 10_000 : 100;
const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const password = 'Quiet-River-47';
const day = 86_400_000;
const minute = 60_000;
const days = 14;
const keys: readonly (IvrInput | 'wrong')[] = [...ivrInputs, 'wrong'];

/** What was told of calls to a number at an instant, or everything of the number without one. */
const toldOf = ({ differences }: ToldImpact, number: string, at: number) =>
  differences.filter(
    (one) =>
      one.number.number === number &&
      one.intervals.some(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to)),
  );

const textOf = (events: readonly Event[]) => events.map(({ text }) => text).join('\n');

describe('what a dry run tells of any change of any account', () => {
  let server: TestServer;
  let account: Account;

  beforeAll(async () => {
    const speech = { isAvailable: true, speak: async () => fakeWave(1) };
    server = await startTestServer({ speech });
    account = await prepareMoves(await startUndoAccount(() => server), server);
    const { id, tenantId } = account.owner;
    const hash = await hashPassword(password);
    const row = { tenant_id: tenantId, teammate_id: id, hash, changed_at: new Date() };
    await server.db.system((tx) => tx.insertInto('password').values(row).execute());
  }, 60_000);
  afterAll(() => server.close());

  const stored = async (): Promise<PlannedRouting> => {
    const { items } = await account.read('/api/planned-change');
    return {
      config: JSON.parse(await account.config()) as RoutingConfig,
      planned: (items as PlannedChange[]).filter(({ state }) => state === 'coming'),
    };
  };

  /** What is refused alike by the dry run and by the write; null where both are done. */
  async function refusalOf(make: () => Promise<unknown>): Promise<string | null> {
    try {
      await make();
      return null;
    } catch (error) {
      return /"responseCode":"(\w+)"/.exec(String(error))?.[1] ?? String(error);
    }
  }

  let provedAt = 0;
  /** A password counts for ten minutes, and many changes take longer. */
  const prove = async () => {
    const now = server.clock.now().getTime();
    if (now - provedAt < minute) return;
    provedAt = now;
    await account.call('POST', '/api/user/step-up/password', { password });
  };

  /** Takes the newest change of a record back, so that the account does not run out of records. */
  const revert = async (record: string) => {
    const [newest] = await account.history(record);
    await account.call('POST', `/api/audit/${record}/undo`, { entryId: newest?.id });
  };

  it(`[SAY-05] is what a second evaluator finds between the two stored states (${runs} changes, FC_SEED=${seed})`, {
    timeout: 7_200_000,
  }, async () => {
    let told = 0;
    let refused = 0;
    const property = fc.asyncProperty(
      fc.nat(movingChanges.length - 1),
      fc.nat({ max: 3 }),
      fc.gen(),
      async (index, plan, gen) => {
        await prove();
        const drawn = (most: number) => gen(fc.nat, { max: most });
        const [title = '', recordOf, make, ...back] = movingChanges[index] ?? [];
        if (recordOf === undefined || make === undefined) throw new Error('No such change.');
        if (plan === 0) {
          const at = new Date(Date.now() + (1 + drawn(9)) * day).toISOString();
          // What is planned already cannot be planned again.
          await refusalOf(() => planAt(account, at));
        }
        const before = await stored();
        let impact: ToldImpact | undefined;
        const dry = await refusalOf(async () => {
          impact = await account.told(() => make(account));
        });
        let answer: Awaited<ReturnType<typeof make>> | undefined;
        const done = await refusalOf(async () => {
          answer = await make(account);
        });
        expect(dry, title).toBe(done);
        if (impact === undefined || answer === undefined) {
          refused += 1;
          return;
        }
        const after = await stored();
        const from = server.clock.now().getTime();
        const { periods } = finish(impactBetween(before, after, from));
        if (impact.differences.length > 0) told += 1;

        const edges = impact.differences.flatMap(({ intervals }) =>
          intervals.slice(0, 20).flatMap((one) => [Date.parse(one.from), Date.parse(one.to)]),
        );
        for (let sample = 0; sample < 30; sample += 1) {
          const edge = edges[drawn(Math.max(edges.length - 1, 0))];
          const isNear = edge !== undefined && sample % 2 === 0;
          const at = isNear ? edge + drawn(180_000) - 90_000 : from + drawn(days * day);
          if (at <= from + 60_000 || at > from + days * day) continue;
          const { number } = before.config.numbers[drawn(before.config.numbers.length - 1)] ?? {};
          if (number === undefined) continue;
          const call: ReferenceCall = {
            number,
            from: null,
            at,
            inputs: Array.from({ length: drawn(3) }, () => keys[drawn(keys.length - 1)] ?? '1'),
            answering: drawn(1) === 0 ? () => false : () => true,
          };
          const period = periods.findLast((one) => one.from <= at) ?? periods[0];
          const sides = [period.before, period.after].map((config) =>
            textOf(new ReferenceCaller(config, call).events()),
          );
          if (sides[0] === sides[1]) continue;
          const found = toldOf(impact, number, at);
          expect(found.length, JSON.stringify({ title, call, sides })).toBeGreaterThan(0);
        }
        for (const step of back) await step(account, answer);
        if (back.length === 0) await revert(recordOf(account));
      },
    );
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    expect(told).toBeGreaterThan(runs / 4);
    expect(refused).toBeLessThan(runs / 4);
  });
});
