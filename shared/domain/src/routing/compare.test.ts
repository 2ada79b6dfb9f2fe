import { describe, expect, it } from 'vitest';
import { compare, comparedUntil, newDeadEnds } from './compare.ts';
import { changeBetween, withChange } from './routing-change.ts';
import { eachSpan } from './time-set.ts';
import {
  account,
  company,
  menu,
  officeHours,
  person,
  team,
  to,
  voicemailOf,
} from './sample-account.ts';

// Monday, midnight in Chicago.
const from = Date.parse('2026-11-16T06:00:00Z');
const hour = 3_600_000;
const told = (differences: ReturnType<typeof compare>) =>
  differences.map(({ path, everyone, before, after, severity, spans }) => [
    path.join(),
    everyone,
    `${before.kind} ${before.node.name}`,
    `${after.kind} ${after.node.name}`,
    severity,
    spans.length / 2,
  ]);

describe('who will notice (annex J4)', () => {
  it('no caller when the routing ends alike', () => {
    const after = account({ companies: [company({ label: 'New name' })] });
    expect(compare(account(), after, { from })).toEqual([]);
  });

  it('annex E2 callers who were forwarded, once the account is held, and again afterwards', () => {
    const free = account({
      companies: [company({ openHour: { actionType: 'number', actionValue: '+12515550199' } })],
    });
    const held = { ...free, hold: 'suspended' as const };
    const [outside, lost] = ['external +1 (251) 555-0199', 'blocked +1 (251) 555-0199'];
    expect(told(compare(free, held, { from }))).toEqual([
      ['', 'answers', outside, lost, 'broken', 261],
    ]);
    expect(told(compare(held, free, { from }))).toEqual([
      ['', 'answers', lost, outside, 'better', 261],
    ]);
    expect(withChange(free, changeBetween(free, held))).toEqual(held);
    expect(withChange(held, changeBetween(held, { ...free, hold: null })).hold).toBeNull();
  });

  it('callers in the hours that the change touches', () => {
    const after = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const differences = compare(account(), after, { from });
    expect(told(differences)).toEqual([
      ['', 'answers', 'answered Ana', 'answered Sales', 'changed', 261],
    ]);
    const [first] = eachSpan(differences[0]?.spans ?? []);
    expect(first).toEqual({ from: from + 9 * hour, to: from + 17 * hour });
  });

  it('callers on a date of the year ahead, when no other day shows it', () => {
    const eve = {
      id: 'eve',
      name: 'Christmas Eve',
      from: '2026-12-24',
      to: '2026-12-24',
      closed: false,
      intervals: [{ from: '09:00', to: '12:00' }],
      repeatsYearly: false,
    };
    const after = account({
      companies: [company({ businessHour: { ...officeHours, dates: [eve] } })],
    });
    const [difference, ...others] = compare(account(), after, { from });
    expect(others).toEqual([]);
    const noon = Date.parse('2026-12-24T18:00:00Z');
    expect(difference?.spans).toEqual([noon, noon + 5 * hour]);
  });

  it('callers of closed hours that come on a date only', () => {
    const day = { id: 'day', name: 'Day off', from: '2027-05-03', to: '2027-05-03' };
    const rest = { closed: true, intervals: [], repeatsYearly: true };
    const everyDay = [{ from: '00:00', to: '00:00' }];
    const days = Object.keys(officeHours.weekly).map((name) => [name, everyDay] as const);
    const businessHour = {
      ...officeHours,
      weekly: Object.fromEntries(days) as typeof officeHours.weekly,
      dates: [{ ...day, ...rest }],
    };
    const before = account({ companies: [company({ businessHour })] });
    const after = account({
      companies: [company({ businessHour, closedHour: to('team', 'Sales') })],
    });
    const [difference] = compare(before, after, { from });
    const night = Date.parse('2027-05-03T05:00:00Z');
    expect(difference?.spans).toEqual([night, night + 24 * hour]);
  });

  it('callers of a number whose team changed its hours', () => {
    const before = account({ companies: [company({ closedHour: to('team', 'Sales') })] });
    const after = {
      ...before,
      teams: [team('Sales', { memberIds: ['Ana'], businessHour: officeHours })],
    };
    expect(told(compare(before, after, { from }))).toEqual([
      ['', 'answers', 'answered Sales', 'voicemail Sales', 'changed', 262],
    ]);
  });

  it('a change of missed calls shows when nobody answers only', () => {
    const before = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const after = {
      ...before,
      teams: [
        team('Sales', { memberIds: ['Ana', 'Ben'], missedCall: to('message', 'closed.wav') }),
      ],
    };
    expect(told(compare(before, after, { from }))).toEqual([
      ['', 'silent', 'voicemail Sales', 'message closed.wav', 'changed', 261],
    ]);
  });

  it('names who of a team rings instead, though the team is the same', () => {
    const before = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const people = [...before.people, person('Dee')];
    const after = {
      ...before,
      people,
      teams: [team('Sales', { memberIds: ['Ben', 'Dee', 'Cem'] })],
    };
    const differences = compare({ ...before, people }, after, { from });
    expect(told(differences)).toEqual([
      ['', 'answers', 'answered Sales', 'answered Sales', 'changed', 261],
    ]);
    expect(differences[0]).toMatchObject({ joining: ['Dee'], leaving: ['Ana'] });
  });

  it('a team that rings in turn or queues, but not the order where all ring at once', () => {
    const before = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const given = (change: Parameters<typeof team>[1]) => ({
      ...before,
      teams: [team('Sales', { memberIds: ['Ben', 'Ana'], ...change })],
    });
    const reasons = (after: ReturnType<typeof given>) =>
      compare(before, after, { from }).map((one) => one.after.reason);
    expect(reasons(given({}))).toEqual([]);
    expect(reasons(given({ option: 'single' }))).toEqual([
      'Sales rings Ben and Ana, one after the other.',
    ]);
    expect(reasons(given({ inboundFlow: 'callQueue' }))).toEqual([
      'The caller waits in the queue of Sales for Ben and Ana.',
    ]);
  });

  it('how long callers wait until nobody answered', () => {
    const before = account({ companies: [company({ openHour: to('team', 'Sales') })] });
    const after = {
      ...before,
      teams: [team('Sales', { memberIds: ['Ana', 'Ben'], ringSeconds: 45 })],
    };
    const [difference, ...others] = compare(before, after, { from });
    expect(others).toEqual([]);
    expect([difference?.everyone, difference?.before.seconds, difference?.after.seconds]).toEqual([
      'silent',
      20,
      45,
    ]);
  });

  it('callers who press the same key later, when the team behind it has closed', () => {
    const keys = [{ input: '1', action: 'team', actionId: 'Late' }] as const;
    const ringing = (ringSeconds: number) =>
      account({
        companies: [company({ openHour: to('team', 'Sales') })],
        teams: [
          team('Sales', { memberIds: ['Ana'], ringSeconds, missedCall: to('ivr', 'Menu') }),
          team('Late', { memberIds: ['Ben'], businessHour: officeHours }),
        ],
        menus: [menu('Menu', { keys })],
      });
    const differences = compare(ringing(20), ringing(45), { from });
    const pressed = differences.filter(({ path }) => path.join() === '1');
    expect(told(pressed)).toEqual([
      ['1', 'silent', 'answered Late', 'voicemail Late', 'changed', 261],
    ]);
    const five = from + 17 * hour;
    expect(pressed[0]?.spans.slice(0, 2)).toEqual([five - 45_000, five - 20_000]);
  });

  it('the same key of two menus, each by the name of its own menu', () => {
    const keys = [{ input: '3' as const, action: 'team' as const, actionId: 'Sales' }];
    const before = account({
      companies: [company({ openHour: to('ivr', 'Day'), closedHour: to('ivr', 'Night') })],
      menus: [menu('Day', { keys }), menu('Night', { keys })],
    });
    const after = { ...before, teams: before.teams.filter(({ id }) => id !== 'Sales') };
    const differences = compare(before, after, { from });
    expect(differences.map((one) => [one.path.join(), one.menu?.name]).toSorted()).toEqual([
      ['3', 'Day'],
      ['3', 'Night'],
    ]);
    const at = (name: string) => differences.find((one) => one.menu?.name === name)?.spans ?? [];
    const isWithin = (spans: readonly number[], time: number) =>
      eachSpan(spans).some((span) => span.from <= time && time < span.to);
    expect([isWithin(at('Day'), from + 9 * hour), isWithin(at('Night'), from + 9 * hour)]).toEqual([
      true,
      false,
    ]);
  });

  it('one key of a menu, not what lies behind another', () => {
    const keys = [
      { input: '1', action: 'team', actionId: 'Sales' },
      { input: '2', action: 'teammate', actionId: 'Ben' },
    ] as const;
    const before = account({
      companies: [company({ openHour: to('ivr', 'Menu') })],
      menus: [menu('Menu', { keys })],
    });
    const after = { ...before, menus: [menu('Menu', { keys: [keys[0]] })] };
    expect(told(compare(before, after, { from }))).toEqual([
      ['2', 'answers', 'answered Ben', 'menu Menu', 'changed', 261],
    ]);
  });

  it('a key less ends the call of a menu that asks once', () => {
    const key = { input: '2', action: 'teammate', actionId: 'Ben' } as const;
    const asking = (keys: (typeof key)[]) =>
      account({
        companies: [company({ openHour: to('ivr', 'Menu') })],
        menus: [menu('Menu', { keys, retries: 0 })],
      });
    expect(told(compare(asking([key]), asking([]), { from }))).toEqual([
      ['2', 'answers', 'answered Ben', 'hangup Menu', 'broken', 261],
    ]);
  });

  const offers = menu('Offers', { keys: [{ input: '1', action: 'team', actionId: 'Sales' }] });
  const sentTo = (openHour: ReturnType<typeof to>, menus = [offers]) =>
    account({ companies: [company({ openHour })], menus });

  it('tells first who presses nothing and is hung up on by a menu that is put in front', () => {
    const before = sentTo(to('team', 'Sales'), []);
    const differences = compare(before, sentTo(to('ivr', 'Offers')), { from });
    expect(told(differences)).toEqual([
      ['timeout', 'answers', 'answered Sales', 'hangup Offers', 'broken', 261],
      ['', 'answers', 'answered Sales', 'menu Offers', 'changed', 261],
    ]);
    expect(differences[0]?.after.reason).toBe('The caller presses nothing in Offers: it hangs up.');
    expect(newDeadEnds(differences)).toHaveLength(1);
  });

  it('tells it too where the menu is listened to for longer than the one that sent them on', () => {
    const caught = { ...offers.keys[0]!, input: 'timeout' as const };
    const before = sentTo(to('ivr', 'Offers'), [{ ...offers, keys: [...offers.keys, caught] }]);
    const after = sentTo(to('ivr', 'Offers'), [{ ...offers, retries: 2 }]);
    expect(told(newDeadEnds(compare(before, after, { from })))).toEqual([
      ['timeout', 'answers', 'answered Sales', 'hangup Offers', 'broken', 261],
    ]);
  });

  it('asks for no tick where the menu before hung up on them, or a key is told to', () => {
    const other = { ...offers, id: 'Other', name: 'Other' };
    const menus = [offers, other];
    const instead = [
      sentTo(to('ivr', 'Offers'), menus),
      sentTo(to('ivr', 'Other'), menus),
    ] as const;
    expect(newDeadEnds(compare(...instead, { from }))).toEqual([]);

    const caught = { ...offers.keys[0]!, input: 'timeout' as const };
    const hangUp = { input: '9', action: 'hangup', actionId: null } as const;
    const after = sentTo(to('ivr', 'Offers'), [
      { ...offers, keys: [...offers.keys, caught, hangUp] },
    ]);
    expect(newDeadEnds(compare(sentTo(to('team', 'Sales'), []), after, { from }))).toEqual([]);
  });

  it('is better where lost calls are taken every week, not on a single day', () => {
    const none = Object.fromEntries(Object.keys(officeHours.weekly).map((name) => [name, []]));
    const nineToFive = [{ from: '09:00', to: '17:00' }];
    const severities = (change: object) => {
      const businessHour = { ...officeHours, weekly: none as never, ...change };
      const routedTo = (id: string) =>
        account({ companies: [company({ businessHour, openHour: to('teammate', id) })] });
      return compare(routedTo('Nobody'), routedTo('Ana'), { from }).map((one) => one.severity);
    };
    expect(severities({ weekly: { ...none, monday: nineToFive } })).toEqual(['better']);
    const day = { id: 'day', name: 'Fair', from: '2026-11-21', to: '2026-11-21', closed: false };
    const dates = [{ ...day, intervals: nineToFive, repeatsYearly: false }];
    expect(severities({ dates })).toEqual(['changed']);
  });

  it('a caller who is blocked or let through notices it while calls do not get lost anyway', () => {
    const blockedCallers = ['+12515550777'];
    const toldOf = (config: ReturnType<typeof account>) =>
      [
        [config, { ...config, blockedCallers }] as const,
        [{ ...config, blockedCallers }, config] as const,
      ].map(([before, after]) => compare(before, after, { from }));
    const [blocked, freed] = toldOf(account()).map(([one]) => one?.spans);
    expect(blocked).toEqual([from, comparedUntil({ from })]);
    expect(freed).toEqual(blocked);

    const byDay = account({ companies: [company({ closedHour: to('team', 'Gone') })] });
    for (const [difference, ...others] of toldOf(byDay)) {
      expect(others).toEqual([]);
      expect(eachSpan(difference?.spans ?? [])[0]).toEqual({
        from: from + 9 * hour,
        to: from + 17 * hour,
      });
      expect(difference?.spans).toHaveLength(2 * 261);
    }

    const never = company({ openHour: to('team', 'Gone'), closedHour: to('team', 'Gone') });
    expect(toldOf(account({ companies: [never] }))).toEqual([[], []]);
  });

  it('names the worst first and what needs a tick', () => {
    const before = account({
      companies: [company(), company({ id: 'Second', label: 'Second line' })],
      numbers: [
        ...account().numbers,
        { ...account().numbers[0]!, id: 'second', number: '+12515550101', ownerId: 'Second' },
      ],
    });
    const after = {
      ...before,
      companies: [
        company({ openHour: voicemailOf('Ben') }),
        company({ id: 'Second', label: 'Second line', openHour: to('teammate', 'Nobody') }),
      ],
    };
    const differences = compare(before, after, { from });
    expect(differences.map(({ severity }) => severity)).toEqual(['broken', 'changed']);
    expect(newDeadEnds(differences).map(({ number }) => number.id)).toEqual(['second']);
  });
});
