import type { ConfigFile, ConfigPlan } from '@jackfield/contract/api/config-file';
import { type Call, type RoutingConfig, simulate } from '@jackfield/domain/routing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { startTestServer, type TestServer } from './harness.ts';
import { startUndoAccount, type UndoAccount } from './undo-account.ts';

const runs = process.env.NIGHTLY === '1' ? 1000 : 30;
/** Edits of a plan: 300 in all. */
const edits = 10;
const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const hour = 3_600_000;
const week = Array.from({ length: 28 }, (_, at) => at * 6 * hour + hour / 7);

type Drawn = (most: number) => number;
type Entry = Record<string, unknown>;
type Files = Record<string, Entry[]>;

const read = (files: readonly ConfigFile[]): Files =>
  Object.assign({}, ...files.map(({ text }) => parse(text) as Files)) as Files;

const write = ({ jackfield, ...lists }: Files): ConfigFile[] =>
  Object.entries(lists).map(([name, list]) => ({
    path: `${name}.yaml`,
    text: stringify({ jackfield, [name]: list }),
  }));

const hours = ['09:00-17:00', '08:30-12:00', '20:00-02:00'];

/** Something that an entry of each collection can have instead. */
function edit(files: Files, drawn: Drawn): void {
  const pick = <Of>(all: readonly Of[]): Of => all[drawn(all.length - 1)] as Of;
  const teams = files['teams'] ?? [];
  const people = (files['people'] ?? []).map(({ email }) => String(email));
  const toTeam = () => `team/${String(pick(teams)['key'])}`;
  const target = () =>
    pick([toTeam, () => `person/${pick(people)}`, () => 'number/+12515550142'])();
  const isItself = (entry: Entry, to: string) =>
    to === `team/${String(entry['key'])}` || to === `person/${String(entry['email'])}`;
  const acts: readonly (() => void)[] = [
    () => (pick(files['numbers'] ?? [])['open'] = target()),
    () => (pick(files['numbers'] ?? [])['closed'] = target()),
    () => {
      const of = pick([...(files['numbers'] ?? []), ...teams]);
      const day = pick(['monday', 'tuesday', 'friday', 'sunday']);
      of['hours'] = { timeZone: 'America/Chicago', [day]: [pick(hours)] };
    },
    () => (pick(teams)['members'] = [...new Set([pick(people), pick(people)])]),
    () => (pick(teams)['ringGroup'] = { option: 'single', ringSeconds: 5 + drawn(55) }),
    () => (pick(teams)['inboundFlow'] = pick(['ringGroup', 'callQueue'])),
    () => {
      const of = pick([...teams, ...(files['people'] ?? [])]);
      const to = target();
      if (!isItself(of, to)) of['missed'] = to;
    },
    () => {
      const menu = pick(files['menus'] ?? []);
      const keys = menu['keys'] as Entry;
      keys[pick(['1', '2', '5', '0'])] = pick([toTeam(), `person/${pick(people)}`]);
    },
    () => (pick(files['menus'] ?? [])['retries'] = drawn(5)),
    () => (pick(teams)['name'] = `Team ${drawn(9999)}`),
    () =>
      (files['blocked'] = [...(files['blocked'] ?? []), `+1251555${1000 + drawn(8999)}` as never]),
  ];
  pick(acts)();
}

describe('what a plan of any files tells', () => {
  let server: TestServer;
  let account: UndoAccount;
  beforeAll(async () => {
    server = await startTestServer({});
    account = await startUndoAccount(() => server);
  }, 60_000);
  afterAll(() => server.close());

  const config = async () =>
    (await account.read('/api/routing/config')) as unknown as RoutingConfig;
  const exported = async () =>
    (await account.read('/api/config/file')).files as unknown as ConfigFile[];

  /** Where calls to each number end, which nobody or everybody takes, through a week. */
  const endsOf = (routing: RoutingConfig, from: number): Map<string, string> =>
    new Map(
      routing.numbers.flatMap(({ number }) =>
        week.flatMap((ahead) =>
          (['answers', 'silent'] as const).map((everyone) => {
            const call = { number, at: from + ahead, outcomes: { everyone } } as Call;
            const { end } = simulate(routing, call);
            // Calls that go round and round are the same to callers wherever that begins.
            const place = end.kind === 'loop' ? '' : end.node.id;
            return [`${number} ${from + ahead} ${everyone}`, `${end.kind} ${place}`] as const;
          }),
        ),
      ),
    );

  it(`[FILE-01] is what simulate finds before and after it, and the export stays byte for byte (${runs * edits} edits, FC_SEED=${seed})`, {
    timeout: 7_200_000,
  }, async () => {
    let told = 0;
    const property = fc.asyncProperty(fc.gen(), async (gen) => {
      const files = read(await exported());
      for (let count = 0; count < edits; count += 1) {
        edit(files, (most) => gen(fc.nat, { max: Math.max(most, 0) }));
      }
      const body = { files: write(files) };
      const planned = (await account.call('POST', '/api/config/plan', body))
        .body as unknown as ConfigPlan;
      if (planned.refusals.length > 0) {
        expect(planned.refusals.every(({ line }) => line > 0)).toBe(true);
        return;
      }
      const from = Date.parse(planned.at);
      const before = endsOf(await config(), from);
      const applied = await account.call('POST', `/api/config/plan/${planned.id}/apply`);
      expect(applied).toMatchObject({ status: 200, body: { state: 'applied' } });
      const drift = await account.call('POST', '/api/config/drift', body);
      expect(drift.body).toEqual({ refusals: [], items: [] });
      const after = endsOf(await config(), from);
      const differences = planned.impact?.differences ?? [];
      for (const [key, end] of before) {
        if (after.get(key) === end) continue;
        const [number, at] = key.split(' ');
        const found = differences.filter(
          (one) =>
            one.number.number === number &&
            one.intervals.some(
              (span) => Date.parse(span.from) <= Number(at) && Number(at) < Date.parse(span.to),
            ),
        );
        expect(found.length, JSON.stringify({ key, end, to: after.get(key) })).toBeGreaterThan(0);
      }
      if (differences.length > 0) told += 1;
      const stored = await exported();
      const again = (await account.call('POST', '/api/config/plan', { files: stored }))
        .body as unknown as ConfigPlan;
      expect(again.changes).toEqual([]);
      expect((await account.call('POST', `/api/config/plan/${again.id}/apply`)).status).toBe(200);
      expect(await exported()).toEqual(stored);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
    expect(told).toBeGreaterThan(runs / 4);
  });
});
