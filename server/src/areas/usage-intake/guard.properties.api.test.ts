import type { GuardSpending, GuardState, SpendGuard } from '@jackfield/contract/api/spend-guard';
import type { UsageIntake } from '@jackfield/contract/api/usage-intake';
import { phoneCountryOf } from '@jackfield/domain/dialing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { supportKey, sendUsage, usageOf } from '../../../test/usage-records.ts';

const minute = 60_000;
const numbers = ['+639175550142', '+819055550101', '+525555550101', '+12055550111'];
const caps = { hour: 9, day: 20, user: 8, country: 12 };

type Step =
  | { readonly do: 'use'; readonly who: number; readonly to: number; readonly cents: number }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'lift' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('use' as const),
      who: fc.integer({ min: 0, max: 1 }),
      to: fc.integer({ min: 0, max: numbers.length - 1 }),
      cents: fc.integer({ min: 0, max: 500 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 50 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lift' as const) }) },
);

interface Made {
  readonly at: number;
  readonly who: string;
  readonly country: string;
  readonly cents: number;
}

/** The guard again, from all that was used and by no sum that is kept. */
class SecondGuard {
  readonly made: Made[] = [];
  readonly held = new Set<string>();
  readonly lifted = new Set<string>();
  #hourFrom = 0;

  mayUse({ who, country }: Made): boolean {
    if (country === '') return true;
    return !['hour', 'day', `user ${who}`, `country ${country}`].some((key) => this.held.has(key));
  }

  use(call: Made): void {
    if (!this.mayUse(call)) return;
    this.made.push(call);
    if (call.cents === 0) return;
    const sum = (which: (other: Made) => boolean) =>
      this.made.filter(which).reduce((cents, other) => cents + other.cents, 0);
    const hour = sum(({ at }) => at >= call.at - 60 * minute && at > this.#hourFrom);
    this.#reach('hour', hour, caps.hour);
    this.#reach(
      'day',
      sum(() => true),
      caps.day,
    );
    this.#reach(
      `user ${call.who}`,
      sum(({ who }) => who === call.who),
      caps.user,
    );
    if (call.country === '') return;
    const there = sum(({ country }) => country === call.country);
    this.#reach(`country ${call.country}`, there, caps.country);
  }

  liftAll(at: number): void {
    if (this.held.has('hour')) this.#hourFrom = at;
    for (const key of this.held) this.lifted.add(key);
    this.held.clear();
  }

  #reach(key: string, cents: number, cap: number): void {
    if (cents >= cap * 100 && !this.lifted.has(key)) this.held.add(key);
  }
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { SUPPORT_KEY: supportKey } });
});
afterAll(() => server.close());

const get = async <Body>(person: TestPerson, path: string) =>
  (await server.call(person, 'GET', path)).body as Body;

it('J7 the guard stops what a second evaluator stops, and its sums are those of the records', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      server.clock.set(new Date('2026-11-18T13:00:00Z'));
      const tenantId = await server.makeTenant();
      const owner = await server.makePerson(tenantId, { isTenantOwner: true });
      const people = [owner.id, (await server.makePerson(tenantId)).id];
      const { version, alerts } = await get<SpendGuard>(owner, '/api/spend-guard');
      await server.call(owner, 'PUT', '/api/spend-guard', { body: { caps, alerts }, version });
      const second = new SecondGuard();
      const sent: UsageIntake[] = [];
      for (const step of steps) {
        // Nothing happens twice in a millisecond: a lift and a call have an order.
        server.clock.advance(1000);
        if (step.do === 'wait') server.clock.advance(step.minutes * minute);
        else if (step.do === 'lift') {
          const { stops } = await get<GuardState>(owner, '/api/spend-guard/state');
          for (const { id } of stops) {
            const path = `/api/spend-guard/stop/${id}/lift`;
            await server.call(owner, 'POST', path, { body: { reason: 'Test' } });
          }
          second.liftAll(server.clock.now().getTime());
        } else {
          const who = people[step.who] ?? '';
          const to = numbers[step.to] ?? '';
          const record = usageOf(server, {
            tenantId,
            teammateId: who,
            to,
            usageType: to.startsWith('+1') ? 'voice' : 'international',
            amount: step.cents / 100,
          });
          const country = to.startsWith('+1') ? '' : (phoneCountryOf(to)?.country ?? '');
          const call = { at: Date.parse(record.date), who, country, cents: step.cents };
          const isRefused = !second.mayUse(call);
          second.use(call);
          // What was sent before is sent again with it, and counts once.
          const { body } = await sendUsage(server, [...sent.slice(-2), record]);
          expect(body.refused.some(({ id }) => id === record.id)).toBe(isRefused);
          if (!isRefused) sent.push(record);
          const { stops } = await get<GuardState>(owner, '/api/spend-guard/state');
          const held = stops.map(({ kind, subject }) => `${kind} ${subject}`.trim());
          expect(held.toSorted()).toEqual([...second.held].toSorted());
        }
      }
      const cents = second.made.reduce((sum, call) => sum + call.cents, 0);
      const { days } = await get<GuardSpending>(owner, '/api/spend-guard/spending');
      const total = days.reduce((sum, { home, abroad }) => sum + home * 100 + abroad * 100, 0);
      expect(Math.round(total)).toBe(cents);
      const { balance } = await get<{ balance: number }>(owner, '/api/tenant');
      expect(Math.round(balance * -100)).toBe(cents);
    }),
    { numRuns: 12 },
  );
});
