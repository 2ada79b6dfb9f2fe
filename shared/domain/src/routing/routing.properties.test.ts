import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import {
  anyAccount,
  anyInputs,
  anyNumber,
  anyPeople,
  plainAccount,
} from '@jackfield/testing/routing/arbitrary-account';
import { type Event, lost, ReferenceCaller } from '@jackfield/testing/routing/reference-caller';
import { branchesOf } from './branches.ts';
import { compare } from './compare.ts';
import { lint } from './lint.ts';
import { reachOf } from './reach.ts';
import { indexOf } from './config.ts';
import type { RouteEnd } from './call.ts';
import { simulate } from './simulate.ts';
import { say } from './sentence.ts';

const everyone = fc.constantFrom('answers' as const, 'silent' as const);

/** Of a text with names of people, who they are in one order. */
const peopleIn = (text: string) =>
  text
    .match(/person\d/g)
    ?.toSorted()
    .join();

/** An end as the second evaluator writes it, with who rings where somebody answers. */
function asReferred({ kind, node: { id, name } }: RouteEnd): string {
  if (kind === 'answered') return `answered by ${peopleIn(name) ?? id}`;
  if (kind === 'voicemail') return `mailbox ${id}`;
  if (kind === 'message') return `message ${id}`;
  if (kind === 'external') return `goes to ${id}`;
  return kind === 'blocked' && id.startsWith('number') ? 'refused' : lost;
}

/** The last thing that a caller notices, by the second evaluator. */
function lastOf(events: readonly Event[]): string {
  const [rings = '', end = ''] = events.slice(-2).map(({ text }) => text);
  if (events.length < 2 || !end.endsWith('answered')) {
    return (events.at(-1)?.text ?? '').replace(/(mailbox \S+) .*$/, '$1');
  }
  return `${end} by ${/team (\w+)/.exec(rings)?.[1] ?? peopleIn(rings)}`;
}

describe('routing of 1,000 generated accounts (annex J4)', { timeout: 60_000 }, () => {
  it('always ends, in time order, with a sentence for each step', () => {
    fc.assert(
      fc.property(
        anyAccount,
        anyNumber,
        anyInstant,
        anyInputs,
        everyone,
        (config, number, at, inputs, all) => {
          const { steps, end } = simulate(config, {
            number,
            from: null,
            at,
            inputs,
            outcomes: { everyone: all },
          });
          const times = [...steps.map((step) => step.at), end.at];
          expect(times).toEqual(times.toSorted((one, other) => one - other));
          for (const { reason } of [...steps, end]) expect(say(reason)).toMatch(/^\S.*\.$/);
          expect(steps.length).toBeLessThan(200);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('ends each call where and when a second evaluator ends it (J3, J4)', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(
        fc.oneof(anyAccount, plainAccount),
        anyNumber,
        anyInstant,
        anyInputs,
        anyPeople,
        (config, number, instant, inputs, who) => {
          const at = Math.floor(instant / 1000) * 1000;
          const from = inputs.length % 2 === 0 ? null : '+12515550777';
          const account = { ...config, blockedCallers: who.length > 3 ? ['+12515550777'] : [] };
          const answering = (id: string) => who.includes(id);
          const call = { number, from, at, inputs };
          const byId = Object.fromEntries(who.map((id) => [id, 'answers' as const]));
          const { end } = simulate(account, { ...call, outcomes: { everyone: 'silent', byId } });
          const referred = lastOf(new ReferenceCaller(account, { ...call, answering }).events());
          expect(`${(end.at - at) / 1000} s: ${asReferred(end)}`, JSON.stringify(call)).toBe(
            referred,
          );
          ends.add(asReferred(end).split(' ')[0] ?? '');
        },
      ),
      { numRuns: 2000 },
    );
    expect([...ends].sort()).toEqual(['answered', 'goes', 'mailbox', 'message', 'refused', 'the']);
  });

  it('has the same end on the map as in a simulation, among the records it can reach', () => {
    fc.assert(
      fc.property(anyAccount, anyNumber, anyInstant, everyone, (config, number, at, all) => {
        const reached = reachOf(config, indexOf(config).numbers.get(number));
        for (const { path, kind, node } of branchesOf(config, number, at, all)) {
          const call = { number, from: null, at, inputs: path, outcomes: { everyone: all } };
          const { end } = simulate(config, call);
          if (kind !== 'menu') expect([kind, node]).toEqual([end.kind, end.node]);
          if (['answered', 'voicemail'].includes(kind) && end.node.kind !== 'callgroup') {
            expect(reached).toContain(end.node.id);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('notices nothing when nothing changed', () => {
    fc.assert(
      fc.property(anyAccount, anyInstant, (config, from) => {
        expect(
          compare(config, structuredClone(config), { from, until: from + 60 * 86_400_000 }),
        ).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('finds every circle that a call can come to', () => {
    let circles = 0;
    fc.assert(
      fc.property(anyAccount, anyNumber, anyInstant, (config, number, at) => {
        const loops = branchesOf(config, number, at, 'silent').filter(
          ({ kind }) => kind === 'loop',
        );
        circles += loops.length;
        const found = lint(config, at, { days: 7 }).filter(({ code }) => code === 'loop');
        for (const { node } of loops)
          expect(found.map(({ object }) => object.id)).toContain(node.id);
      }),
      { numRuns: 300 },
    );
    expect(circles).toBeGreaterThan(0);
  });

  it('names an existing place for every finding', () => {
    fc.assert(
      fc.property(anyAccount, anyInstant, (config, from) => {
        for (const { message, fix } of lint(config, from, { days: 7 })) {
          expect(message).toMatch(/\.$/);
          const { companies, teams, people, menus } = indexOf(config);
          const records = { company: companies, team: teams, teammate: people, menu: menus };
          expect(records[fix.place.ownerKind].has(fix.place.ownerId), message).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
