import { type RoutingConfig, simulate } from '@jackfield/domain/routing';
import {
  anyAccount,
  anyInputs,
  anyNumber,
  plainAccount,
} from '@jackfield/testing/routing/arbitrary-account';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CallStory,
  type ExpectedWay,
  type Manner,
  manners,
} from '../../test/wire/call-story.ts';
import { describeWire } from '../../test/wire/describe-wire.ts';
import { Lanes } from '../../test/wire/lanes.ts';
import { WireExchange } from '../../test/wire/wire-exchange.ts';

const runs = process.env['NIGHTLY'] === '1' ? 5000 : 300;
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
/** Calls that are under way at once. */
const lanes = 8;
const people = ['person0', 'person1', 'person2', 'person3', 'person4'];
const blocked = '+12515550777';
const unknown = '+12515550900';

const sound = (name: string) => fc.constantFrom(null, name);
/** What drawn accounts have besides: sounds of menus, short queues, a number that is sent on. */
const anyConfig = fc
  .record({
    account: fc.oneof(anyAccount, plainAccount),
    media: fc.record({
      invalidMedia: sound('wrong.wav'),
      transferMedia: sound('transfer.wav'),
      exitMedia: sound('exit.wav'),
    }),
    queue: fc.record({
      maxWaitSeconds: fc.integer({ min: 1, max: 30 }),
      maxCallers: fc.constant(1),
    }),
    allowedCountries: fc.constantFrom<string[] | null>(null, []),
    blockedNumbers: fc.subarray(['+12515550999']),
    forward: fc.constantFrom('+12515550998', '+12515550999', '+442079460000', null),
  })
  .map(
    ({ account, media, queue, forward, ...change }): RoutingConfig => ({
      ...account,
      ...change,
      blockedCallers: [blocked],
      companies: account.companies.map((company) =>
        company.id === 'company3' && forward !== null
          ? { ...company, closedHour: { actionType: 'number', actionValue: forward } }
          : company,
      ),
      teams: account.teams.map((team) => ({ ...team, ...queue })),
      menus: account.menus.map((menu) => ({ ...menu, menuMedia: { ...menu.menuMedia, ...media } })),
    }),
  );

/** Half of the calls meet telephones that answer or ring on, as tried calls know them. */
const anyManners = fc
  .constantFrom<readonly Manner[]>(['answers', 'rings'], ['rings'], manners, manners)
  .chain((some) =>
    fc.record(Object.fromEntries(people.map((id) => [id, fc.constantFrom(...some)]))),
  );

const seldom = <Item>(usual: fc.Arbitrary<Item>, other: fc.Arbitrary<Item>) =>
  fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: other });

const anyStory: fc.Arbitrary<CallStory> = fc.record({
  config: anyConfig,
  number: seldom(anyNumber, fc.constant(unknown)),
  from: seldom(fc.constantFrom('+13125550142', null), fc.constant(blocked)),
  at: anyInstant,
  inputs: anyInputs,
  manners: anyManners,
  outside: fc.constantFrom('answers', 'rings', 'refuses', 'busy'),
  mayCall: fc.constantFrom(true, true, true, false),
  fullQueues: fc.oneof(fc.constant([]), fc.subarray(['team0', 'team1', 'team2', 'team3'])),
  pressesEarly: fc.boolean(),
  hangsUp: fc.constantFrom('caller', 'taker'),
});

/** That a tried call says the same, where it knows what telephones do: they answer or ring on. */
function expectTried(story: CallStory, { stops, end, isEarly }: ExpectedWay): boolean {
  if (isEarly || end === null) return false;
  const answering = people.filter((id) => story.manners[id] === 'answers');
  const byId = Object.fromEntries(answering.map((id) => [id, 'answers' as const]));
  const tried = simulate(story.config, { ...story, outcomes: { everyone: 'silent', byId } });
  // When somebody answers is their affair, and how long a call group rings is none of the routing.
  const isTimed = end.kind !== 'answered' && end.node.kind !== 'callgroup';
  const { kind, node, reason, at } = tried.end;
  const last = { node, reason, at: isTimed ? at : stops.at(-1)?.at };
  expect([kind, ...tried.steps, last]).toEqual([end.kind, ...stops]);
  return true;
}

describeWire('drawn calls on a real Asterisk', (asterisk) => {
  let wire: WireExchange;
  let calls: Lanes;

  beforeAll(async () => {
    wire = await WireExchange.start(asterisk, { from: 28_000, to: 28_600 });
    calls = new Lanes(wire, { count: lanes, people });
  });

  afterAll(() => wire.stop());

  it(`[CALL-01] [CALL-02] [CALL-06] go the way that a tried call predicts (${runs} calls, FC_SEED=${seed})`, {
    timeout: 3_600_000,
  }, async () => {
    const left = [...fc.sample(anyStory, { numRuns: runs, seed }).entries()];
    const met = new Set<string>();
    let tried = 0;
    async function compareNext(lane: number): Promise<void> {
      const [at, drawn] = left.shift() ?? [];
      if (drawn === undefined) return;
      try {
        const { story, expected, way, answeredBy } = await calls.run(drawn, lane);
        const { takers, mayMissRinging } = expected;
        expect(expected).toMatchObject(mayMissRinging ? { ...way, isRingingHeard: true } : way);
        expect(takers.length === 0 ? [null] : takers).toContain(answeredBy);
        if (expectTried(story, expected)) tried += 1;
        met.add(expected.end?.kind ?? 'unknown');
      } catch (cause) {
        left.length = 0;
        throw new Error(`Call ${at}, FC_SEED=${seed}: ${JSON.stringify(drawn)}`, { cause });
      }
      return compareNext(lane);
    }
    const all = Array.from({ length: lanes }, (_, lane) => compareNext(lane));
    await Promise.allSettled(all);
    await Promise.all(all);
    await wire.untilNothingLeft();
    expect(tried).toBeGreaterThan(runs / 2);
    const ends = ['answered', 'voicemail', 'message', 'external', 'hangup', 'blocked', 'noroute'];
    expect([...met].toSorted()).toEqual([...ends, 'loop', 'unknown'].toSorted());
  });
});
