import type { IvrInput } from '@jackfield/contract/api/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { anyAccount, plainAccount } from '@jackfield/testing/routing/arbitrary-account';
import { branchAt } from './branches.ts';
import type { RouteEnd } from './call.ts';
import type { RoutingConfig } from './config.ts';
import { type CoverageLevel, coverageLevels, CoverageLines } from './coverage.ts';
import { account, company, menu, person, team, to } from './sample-account.ts';
import { endAt, simulate } from './simulate.ts';

const minute = 60_000;
const hour = 60 * minute;
const days = 3;

interface Asked {
  config: RoutingConfig;
  id: string;
  at: number;
}

const ringersAt = ({ teams, people }: RoutingConfig, { node, group }: RouteEnd) => {
  if (node.kind === 'teammate') return [node.id];
  const rung = group ? undefined : teams.find(({ id }) => id === node.id);
  const out = rung?.inboundFlow === 'callQueue' ? (rung.signedOutIds ?? []) : [];
  return (group?.list ?? rung?.memberIds ?? []).filter((id) => {
    const one = people.find((each) => each.id === id);
    return one?.status === 'active' && one.hasTelephone !== false && !out.includes(id);
  });
};

/** Who rings for one call until it ends: whoever answers is silent at the next try. */
function tried({ config, id, at }: Asked, inputs: readonly IvrInput[]) {
  const ringing = new Set<string>();
  for (;;) {
    const byId = Object.fromEntries([...ringing].map((one) => [one, 'silent' as const]));
    const number = { kind: 'company', id } as const;
    const { end } = simulate(config, { number, from: null, at, inputs, outcomes: { byId } });
    if (end.kind === 'answered') {
      for (const one of ringersAt(config, end)) ringing.add(one);
      continue;
    }
    if (end.kind === 'external') ringing.add(end.node.id);
    const level: CoverageLevel =
      ringing.size > 1
        ? 'many'
        : ringing.size === 1
          ? 'one'
          : end.kind === 'voicemail'
            ? 'voicemail'
            : 'nobody';
    return { level, ringing: [...ringing].sort() };
  }
}

/** Who rings before a caller comes to the first menu, where all its keys lead round in a circle. */
function beforeMenus({ config, id, at }: Asked) {
  const ringing = new Set<string>();
  for (;;) {
    const byId = Object.fromEntries([...ringing].map((one) => [one, 'silent' as const]));
    const number = { kind: 'company', id } as const;
    const { end, asked } = endAt(config, { number, from: null, at, outcomes: { byId } });
    if (asked !== null || end.kind !== 'answered') break;
    for (const one of ringersAt(config, end)) ringing.add(one);
  }
  const level: CoverageLevel = (['nobody', 'one'] as const)[ringing.size] ?? 'many';
  return { level, ringing: [...ringing].sort() };
}

/** The same as the lines say, by one call after the other. */
function expected(asked: Asked) {
  const { config, id, at } = asked;
  const opened = new Set<string>();
  const paths: IvrInput[][] = [[]];
  let worst: ReturnType<typeof tried> | undefined;
  for (const path of paths) {
    const branch = branchAt(
      config,
      { number: { kind: 'company', id }, at, everyone: 'silent' },
      path,
    );
    const assigned = config.menus.find((one) => one.id === branch.node.id)?.keys ?? [];
    if (branch.kind === 'menu') {
      if (opened.has(branch.node.id)) continue;
      opened.add(branch.node.id);
      const inputs: IvrInput[] = assigned
        .map(({ input }) => input)
        .filter((input) => input !== 'timeout');
      if (assigned.some(({ input }) => input === 'timeout')) inputs.push('timeout');
      paths.push(...inputs.map((input) => [...path, input]));
      if (inputs.length > 0) continue;
    }
    const found = tried(asked, path);
    const rank = (one: typeof found) =>
      coverageLevels.indexOf(one.level) * 100 + one.ringing.length;
    if (worst === undefined || rank(found) < rank(worst)) worst = found;
  }
  return worst ?? beforeMenus(asked);
}

describe('who rings over time (J9)', () => {
  it('is what calls meet at each instant that is tried, near every edge and between', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyAccount, plainAccount),
        anyInstant,
        fc.array(fc.integer({ min: 0, max: days * 24 * hour - 1 }), { maxLength: 8 }),
        (config, from, offsets) => {
          const until = from + days * 24 * hour;
          const lines = new CoverageLines(config, from, until);
          for (const { id } of config.companies) {
            const stretches = lines.of(id);
            expect(stretches[0]?.from).toBe(from);
            expect(stretches.at(-1)?.to).toBe(until);
            const edges = stretches.slice(1, 12).flatMap((one) => [one.from - 1, one.from]);
            for (const at of [...edges, ...offsets.map((offset) => from + offset)]) {
              const found = stretches.find((one) => one.from <= at && at < one.to)?.coverage;
              const ringing = found?.ringing.map((one) => one.id).toSorted();
              const said = { level: found?.level, ringing };
              expect(said, JSON.stringify({ id, at, config })).toEqual(
                expected({ config, id, at }),
              );
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  }, 120_000);

  const monday = Date.UTC(2026, 10, 23, 6);
  const coverageOf = (config: RoutingConfig, id = 'Main') =>
    new CoverageLines(config, monday, monday + 24 * hour).of(id);

  it('changes at the minute at which the hours do', () => {
    const levels = coverageOf(account({ companies: [company()] }));
    expect(levels.map(({ from, coverage }) => [(from - monday) / hour, coverage.level])).toEqual([
      [0, 'voicemail'],
      [9, 'one'],
      [17, 'voicemail'],
    ]);
  });

  it('counts a menu as the fewest people on any of its keys, and says which key', () => {
    const keys = [
      { input: '1' as const, action: 'team' as const, actionId: 'Sales' },
      { input: '2' as const, action: 'teammate' as const, actionId: 'Ben' },
    ];
    const config = account({
      companies: [company({ openHour: to('ivr', 'Menu'), closedHour: to('ivr', 'Menu') })],
      menus: [menu('Menu', { keys })],
    });
    const [only] = coverageOf(config);
    expect(only?.coverage).toMatchObject({
      level: 'one',
      ringing: [{ kind: 'teammate', id: 'Ben' }],
      keys: [{ menuId: 'Menu', input: '2' }],
    });
  });

  it('tells a menu that hangs up on silence from one that sends it on', () => {
    const keys = [{ input: '1' as const, action: 'team' as const, actionId: 'Sales' }];
    const silence = { ...keys[0]!, input: 'timeout' as const };
    const said = (assigned: typeof keys) =>
      coverageOf(
        account({
          companies: [company({ openHour: to('ivr', 'Menu') })],
          menus: [menu('Menu', { keys: assigned })],
        }),
      ).map(({ coverage }) => [coverage.level, coverage.hangsUpOnSilence]);
    expect(said(keys)[1]).toEqual(['many', true]);
    expect(said([...keys, silence] as typeof keys).map(([, hangsUp]) => hangsUp)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('counts a message that ends the call as nobody, and an outside number as one', () => {
    const [message] = account().messages;
    const outside = { actionType: 'number' as const, actionValue: '+12515550198' };
    const config = account({
      companies: [company({ openHour: outside, closedHour: to('message', message?.id ?? '') })],
    });
    expect(coverageOf(config).map(({ coverage }) => coverage.level)).toEqual([
      'nobody',
      'one',
      'nobody',
    ]);
  });

  it('counts who rings after the first as well, and nobody who cannot answer', () => {
    const config = account({
      people: [
        person('Ana', { missedCall: to('team', 'Sales') }),
        person('Ben'),
        person('Cem', { status: 'suspended' }),
      ],
      teams: [team('Sales', { memberIds: ['Ana', 'Ben', 'Cem'] })],
      companies: [company({ closedHour: to('teammate', 'Cem') })],
    });
    const ringing = coverageOf(config).map(({ coverage }) => coverage.ringing.map(({ id }) => id));
    expect(ringing).toEqual([[], ['Ana', 'Ben'], []]);
  });
});
