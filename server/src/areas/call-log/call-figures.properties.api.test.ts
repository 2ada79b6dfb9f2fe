import {
  callFiguresSchema,
  type CallFigures,
  type EndedGroup,
  endedGroups,
  listCallLog,
  type LoggedCall,
} from '@jackfield/contract/api/call-log';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../../../test/harness.ts';
import { newId } from '../../platform/ids.ts';

const zone = 'America/Chicago';
const own = ['+12515550100', '+12515550101'];
const others = ['', '+12055550111', '+12055550112', '+12055550113', '+12055550114'];
/** An hour on each side of the change of clocks on November 1, 2026, and of midnights. */
const begin = Date.parse('2026-10-30T00:00:00Z');
const hours = 5 * 24;

const anyCall = fc.record({
  hour: fc.integer({ min: 0, max: hours * 4 }),
  direction: fc.constantFrom('inbound' as const, 'outbound' as const),
  own: fc.constantFrom(...own),
  other: fc.constantFrom(...others),
  outcome: fc.constantFrom(
    ...(['answered', 'missed', 'voicemail', 'message', 'forwarded', 'blocked', null] as const),
  ),
  endedIn: fc.constantFrom('waiting' as const, 'menu' as const, 'failed' as const, null),
  wait: fc.option(fc.integer({ min: 0, max: 90 })),
  duration: fc.constantFrom(0, 40),
  isPart: fc.boolean(),
});
const filters = [
  ['direction', 'inbound'],
  ['direction', 'outbound'],
  ['ended', 'answered'],
  ['ended', 'message'],
  ['ended', 'missed'],
  ['ended', 'blocked'],
  ['number', own[0] ?? ''],
  ['search', '011'],
  ['search', '0111'],
  ['open', '1'],
  ['long', '1'],
] as const;
/** Days and a few filters: with many of them nothing would be left to count. */
const anyQuery = fc
  .record({
    days: fc.constantFrom<Record<string, string>>(
      {},
      { startDate: '2026-10-31', endDate: '2026-11-02' },
      { startDate: '2026-11-01', endDate: '2026-11-01' },
    ),
    chosen: fc.subarray([...filters], { maxLength: 2 }),
  })
  .map(({ days, chosen }): Record<string, string> => ({ ...days, ...Object.fromEntries(chosen) }));

const middle = (waits: readonly number[]): number | null =>
  waits.toSorted((one, other) => one - other)[Math.ceil(waits.length / 2) - 1] ?? null;

/** The figures again, from the rows of the list alone. */
function secondFigures(calls: readonly LoggedCall[]) {
  const inbound = calls.filter(({ direction }) => direction === 'inbound');
  const rated = inbound.filter(({ ended }) => ended !== 'blocked' && ended !== 'untold');
  const ratedAnswered = rated.filter(({ ended }) => ended === 'answered');
  return {
    calls: calls.length,
    answered: calls.filter(({ ended }) => ended === 'answered').length,
    inbound: inbound.length,
    rated: rated.length,
    ratedAnswered: ratedAnswered.length,
    wait: middle(ratedAnswered.flatMap(({ wait }) => wait ?? [])),
  };
}

function secondDays(calls: readonly LoggedCall[]) {
  const byDay = Map.groupBy(calls, ({ date }) => dayText(localTimeAt(zone, Date.parse(date)).day));
  return [...byDay]
    .map(([day, of]) => ({ day, ...secondFigures(of) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type AnyCall = typeof anyCall extends fc.Arbitrary<infer Call> ? Call : never;

async function fill(calls: readonly AnyCall[]) {
  const tenantId = await server.makeTenant();
  admin = await server.makePerson(tenantId, { isTenantOwner: true });
  await server.db.system(async (tx) => {
    await tx.updateTable('tenant').set({ time_zone: zone }).where('id', '=', tenantId).execute();
    const ids = calls.map(() => newId());
    const rows = calls.map((call, at) => ({
      id: ids[at] ?? '',
      tenant_id: tenantId,
      date: new Date(begin + call.hour * 900_000),
      usage_type: 'voice' as const,
      direction: call.direction,
      from_number: call.direction === 'inbound' ? call.other : call.own,
      to_number: call.direction === 'inbound' ? call.own : call.other,
      teammate_id: null,
      teammate_name: '',
      duration: call.duration,
      units: 1,
      rate: '0.0000',
      amount: '0.00',
      currency: 'usd' as const,
      outcome: call.outcome,
      outcome_by: null,
      outcome_by_id: null,
      ended_in: call.endedIn,
      wait: call.wait,
      part_of: call.isPart && at > 0 ? (ids[0] ?? null) : null,
    }));
    // In two statements, as two deliveries of the switch.
    for (const part of [rows.slice(0, 3), rows.slice(3)]) {
      if (part.length > 0) await tx.insertInto('usage_record').values(part).execute();
    }
  });
}

const read = async <S extends v.GenericSchema>(path: string, schema: S) => {
  const { body } = await server.call(admin, 'GET', path);
  return v.parse(schema, body);
};

it('[LOG-01] pictures and pills count exactly the rows of the list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCall, { minLength: 10, maxLength: 40 }),
      fc.array(anyQuery, { minLength: 4, maxLength: 4 }),
      async (calls, queries) => {
        await fill(calls);
        for (const query of queries) {
          const { ended: _ended, ...rest } = query;
          const list = async (of: object) => {
            const text = new URLSearchParams({ ...of, limit: '100' });
            return (await read(`/api/call-log?${text}`, listCallLog.answer)).items;
          };
          const rows = await list(query);
          const text = new URLSearchParams(query);
          const found: CallFigures = await read(`/api/call-log/figures?${text}`, callFiguresSchema);
          const missed = rows.filter(({ back }) => back !== null);
          expect(found).toMatchObject({
            ...secondFigures(rows),
            days: secondDays(rows),
            missed: missed.length,
            open: missed.filter(({ back }) => back === 'open').length,
          });
          const all = await list(rest);
          const inPill = (group: EndedGroup) =>
            all.filter((call) => (endedGroups[group] as readonly string[]).includes(call.ended))
              .length;
          expect(found.pills).toEqual({
            all: all.length,
            answered: inPill('answered'),
            message: inPill('message'),
            missed: inPill('missed'),
            blocked: inPill('blocked'),
          });
        }
      },
    ),
    { numRuns: process.env.NIGHTLY === '1' ? 60 : 8 },
  );
}, 60_000);
