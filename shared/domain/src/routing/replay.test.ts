import { describe, expect, it } from 'vitest';
import { type Replay, replay } from './replay.ts';
import { account, company, mainNumber, menu, team, to, voicemailOf } from './sample-account.ts';
import { finish } from './work.ts';

// Monday, 10:00 am in Chicago.
const open = Date.parse('2026-11-16T16:00:00Z');
const day = 86_400_000;
const called = { number: mainNumber, from: '+12515550777' };
/** At 10 on Sunday, Monday and Tuesday. */
const calls = [-day, 0, day].map((by) => ({ ...called, at: open + by }));
const before = account();
const replayed = (...asked: Parameters<typeof replay>) => finish(replay(...asked));
const daysOf = ({ elsewhere }: Replay) => elsewhere.map(({ call }) => (call.at - open) / day);

describe('calls that came in, through a change (J4)', () => {
  it('counts those that would have gone elsewhere, the latest first', () => {
    const after = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const found = replayed(before, after, calls);
    expect([found.total, found.perhaps, daysOf(found)]).toEqual([3, 0, [1, 0]]);
    const [first] = found.elsewhere;
    expect([first?.before.node.name, first?.after.node.name]).toEqual(['Ana', 'Sales']);
  });

  it('takes the same people in another order, and another greeting, as the same way', () => {
    const sales = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const inTurn = [team('Sales', { memberIds: ['Ben', 'Ana'], option: 'single' })];
    const longer = [team('Sales', { memberIds: ['Ana', 'Ben'], ringSeconds: 40 })];
    for (const teams of [inTurn, longer]) {
      expect(replayed(sales, { ...sales, teams }, calls)).toMatchObject({
        elsewhere: [],
        perhaps: 0,
      });
    }
    const fewer = { ...sales, teams: [team('Sales', { memberIds: ['Ana'] })] };
    expect(daysOf(replayed(sales, fewer, calls))).toEqual([1, 0]);
  });

  it('says apart what a key or an unanswered call decides', () => {
    const asks = (input: '1' | '2') =>
      account({
        companies: [company({ openHour: to('ivr', 'Menu') })],
        menus: [menu('Menu', { keys: [{ input, action: 'teammate', actionId: 'Ben' }] })],
      });
    expect(replayed(asks('1'), asks('2'), calls)).toMatchObject({ elsewhere: [], perhaps: 2 });
    const people = before.people.map((one) => ({ ...one, missedCall: voicemailOf('Ben') }));
    expect(replayed(before, { ...before, people }, calls)).toMatchObject({
      elsewhere: [],
      perhaps: 2,
    });
  });

  it('knows callers who are refused', () => {
    const blocked = account({ blockedCallers: [called.from] });
    const after = { ...blocked, companies: [company({ openHour: to('team', 'Sales') })] };
    expect(replayed(blocked, after, calls).elsewhere).toEqual([]);
    const refused = replayed(before, blocked, calls).elsewhere;
    expect(refused.map(({ after: { kind } }) => kind)).toEqual(['blocked', 'blocked', 'blocked']);
    expect(refused[0]?.before).toMatchObject({ kind: 'answered', node: { name: 'Ana' } });
  });

  it('leaves out numbers that the account does not have any more', () => {
    const gone = [{ number: '+12515550999', from: null, at: open }];
    expect(replayed(before, before, gone)).toEqual({ total: 0, elsewhere: [], perhaps: 0 });
  });
});
