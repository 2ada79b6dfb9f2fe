import { describe, expect, it } from 'vitest';
import type { RouteEnd } from './call.ts';
import type { RoutingConfig } from './config.ts';
import { account, company, mainNumber, menu, person, team, to } from './sample-account.ts';
import { walkOf } from './simulate.ts';
import type { Answer, Ask } from './walk.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');

/** Asks and the end of a call that meets what it is given, ask by ask. */
function driven(config: RoutingConfig, answers: readonly Answer[]): [Ask[], RouteEnd] {
  const told = { note: () => {}, trace: () => {} };
  const walk = walkOf(config, { number: mainNumber, from: null, at }, told);
  const asks: Ask[] = [];
  let step = walk.next();
  for (const answer of answers) {
    if (step.done === true) break;
    asks.push(step.value);
    step = walk.next(answer);
  }
  if (step.done !== true) throw new Error(`It asks ${JSON.stringify(step.value)}`);
  return [asks, step.value];
}

describe('the way of a call, for whoever drives it (J4)', () => {
  it('[CALL-01] asks for a key at each time that a menu is heard', () => {
    const keys = [{ input: '1' as const, action: 'team' as const, actionId: 'Sales' }];
    const config = account({
      companies: [company({ openHour: to('ivr', 'Menu') })],
      menus: [menu('Menu', { keys, retries: 2 })],
    });
    const heard = (['timeout', '7', '1', 'answers'] as const).map((one) => ({ heard: one }));
    const [asks, end] = driven(config, heard);
    expect(asks.map((ask) => (ask.kind === 'key' ? ask.repeats : ask.node.name))).toEqual([
      2,
      1,
      0,
      'Sales',
    ]);
    expect(end).toMatchObject({ kind: 'answered', node: { id: 'Sales' } });
  });

  it('[CALL-01] says who rings, how and for how long', () => {
    const sales = team('Sales', {
      memberIds: ['Ben', 'Ana', 'Cleo'],
      option: 'single',
      ringSeconds: 15,
    });
    const people = [person('Ana'), person('Ben'), person('Cleo', { status: 'suspended' })];
    const config = account({ companies: [company({ openHour: to('team', 'Sales') })], people });
    const [[ask]] = driven({ ...config, teams: [sales] }, [{ heard: 'answers' }]);
    expect(ask).toMatchObject({
      kind: 'ring',
      ringers: ['Ben', 'Ana'],
      manner: 'inTurn',
      seconds: 30,
    });
  });

  it('goes on by the time at which an answer came', () => {
    const rings = company({ openHour: to('teammate', 'Ana') });
    const ana = person('Ana', { missedCall: to('team', 'Sales') });
    const sales = team('Sales', {
      businessHour: rings.businessHour,
      missedCall: { actionType: 'voicemail', actionValue: null },
    });
    const config = account({ companies: [rings], teams: [sales], people: [ana] });
    const evening = at + 12 * 60 * 60_000;
    const [asks, end] = driven(config, [{ heard: 'silent', at: evening }]);
    expect(asks).toHaveLength(1);
    expect(end).toMatchObject({ kind: 'voicemail', node: { id: 'Sales' }, at: evening });
  });
});
