import { accountHolds } from '@jackfield/contract/api/routing-config';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { describe, expect, it } from 'vitest';
import type { Call, RouteStep } from './call.ts';
import type { RoutingConfig } from './config.ts';
import { simulate } from './simulate.ts';
import {
  account,
  company,
  mainNumber,
  menu,
  officeHours,
  ownVoicemail,
  person,
  team,
  to,
  voicemailOf,
} from './sample-account.ts';
import { say } from './sentence.ts';

// Wednesday, 10:00 am and 8:00 pm in Chicago.
const open = Date.parse('2026-11-18T16:00:00Z');
const closed = Date.parse('2026-11-19T02:00:00Z');

const route = (config: RoutingConfig, change: Partial<Call> = {}) =>
  simulate(config, { number: mainNumber, from: null, at: open, ...change });
const lastOf = (steps: readonly RouteStep[]) => say(steps.at(-1)?.reason ?? '');
const endOf = (config: RoutingConfig, change: Partial<Call> = {}) => {
  const { kind, node } = route(config, change).end;
  return `${kind} ${node.name}`;
};

const everyTarget: [string, RoutingTarget, string][] = [
  ['user', to('teammate', 'Ana'), 'answered Ana'],
  ['team', to('team', 'Sales'), 'answered Sales'],
  [
    'call group',
    { actionType: 'callgroup', actionValue: { option: 'single', list: ['Ben', 'Ana'] } },
    'answered Ben and Ana',
  ],
  [
    'another number',
    { actionType: 'number', actionValue: '+12515550199' },
    'external +1 (251) 555-0199',
  ],
  ['voicemail', voicemailOf('Ben'), 'voicemail Ben'],
  ['message', to('message', 'closed.wav'), 'message closed.wav'],
  ['IVR', to('ivr', 'Menu'), 'hangup Menu'],
];

describe('simulating a call', () => {
  it.each(everyTarget)('[ROUTE-04] annex J4 open hours lead to a %s', (_, openHour, wanted) => {
    const config = account({ companies: [company({ openHour })], menus: [menu('Menu')] });
    expect(endOf(config)).toBe(wanted);
    expect(endOf(config, { at: closed })).toBe('voicemail Ana');
  });

  it.each(everyTarget)('[ROUTE-04] annex J4 closed hours lead to a %s', (_, closedHour, wanted) => {
    const config = account({ companies: [company({ closedHour })], menus: [menu('Menu')] });
    expect(endOf(config, { at: closed })).toBe(wanted);
    expect(endOf(config)).toBe('answered Ana');
  });

  it('annex J4 gives its reasons as sentences', () => {
    const { steps, end } = route(account(), { at: Date.parse('2026-11-22T09:00:00Z') });
    expect(steps.map(({ reason }) => say(reason))).toEqual([
      'The call comes in on +1 (251) 555-0100.',
      'Sunday 3:00 am in Central Time has no hours: closed hours apply.',
    ]);
    expect(say(end.reason)).toBe('The caller leaves a message for Ana.');
  });

  it('annex J3 a date wins over the week, its own action over closed hours', () => {
    const date = {
      id: 'xmas',
      name: 'Christmas Eve',
      from: '2026-12-24',
      to: '2026-12-24',
      closed: false,
      intervals: [{ from: '09:00', to: '12:00' }],
      repeatsYearly: true,
      action: to('message', 'closed.wav'),
    };
    const config = account({
      companies: [company({ businessHour: { ...officeHours, dates: [date] } })],
    });
    const { steps, end } = route(config, { at: Date.parse('2026-12-24T22:00:00Z') });
    expect(end.kind).toBe('message');
    expect(lastOf(steps)).toBe(
      'Thursday 4:00 pm in Central Time is in Christmas Eve (9:00 am to 12:00 pm): closed hours apply.',
    );
    expect(endOf(config, { at: Date.parse('2026-12-24T16:00:00Z') })).toBe('answered Ana');
  });

  it('annex J4 an override ends by itself', () => {
    const override = { until: open + 1000, target: voicemailOf('Ben'), by: null, note: null };
    const config = account({ companies: [company({ override })] });
    expect(endOf(config)).toBe('voicemail Ben');
    expect(endOf(config, { at: open + 1000 })).toBe('answered Ana');
  });

  it('annex J4 an override wins over the hours of a team, members and menus alike', () => {
    const override = { until: open + 1000, target: ownVoicemail, by: null, note: null };
    const config = account({
      companies: [company({ openHour: to('team', 'Sales') })],
      teams: [team('Sales', { memberIds: ['Ana'], override })],
    });
    expect(endOf(config)).toBe('voicemail Sales');
    expect(endOf(config, { at: open + 1000 })).toBe('answered Sales');
  });

  it('annex J4 says until when it is closed, by whom and why, in the clock of the hours', () => {
    const reasonOf = (days: number, by: string | null, note: string | null) => {
      const override = { until: open + days * 86_400_000, target: ownVoicemail, by, note };
      const { steps } = route(account({ companies: [company({ override })] }));
      return lastOf(steps);
    };
    expect(reasonOf(1 / 3, 'Maya Okafor', 'Snow day')).toBe(
      'Closed today until 6:00 pm in Central Time by Maya Okafor (Snow day): calls go elsewhere.',
    );
    expect(reasonOf(1, null, null)).toBe(
      'Closed until Thursday 10:00 am in Central Time: calls go elsewhere.',
    );
    expect(reasonOf(7, 'Ana', null)).toBe(
      'Closed until Nov 25, 2026 10:00 am in Central Time by Ana: calls go elsewhere.',
    );
  });

  it('[ROUTE-04] goes on with missed-call handling when nobody answers', () => {
    const config = account({
      companies: [company({ openHour: to('team', 'Sales') })],
      teams: [team('Sales', { memberIds: ['Ana', 'Ben'], missedCall: to('teammate', 'Ben') })],
    });
    const silent = { outcomes: { everyone: 'silent' } } as const;
    expect(endOf(config, silent)).toBe('voicemail Ben');
    expect(endOf(config, { outcomes: { byId: { Ana: 'silent' } } })).toBe('answered Sales');
    expect(endOf(config, { outcomes: { byId: { Sales: 'silent' } } })).toBe('answered Ben');
    const { end } = route(config, silent);
    expect(end.at - open).toBe(40_000);
  });

  it('annex F1 a call group of which nobody answers ends the call', () => {
    const list = ['Ben', 'Ana'];
    const openHour = { actionType: 'callgroup', actionValue: { option: 'single', list } } as const;
    const config = account({ companies: [company({ openHour })] });
    expect(route(config, { outcomes: { everyone: 'silent' } }).end).toMatchObject({
      kind: 'hangup',
      answered: { kind: 'answered', group: { option: 'single', list } },
    });
    expect(endOf(config, { outcomes: { byId: { Ben: 'silent' } } })).toBe('answered Ben and Ana');
  });

  it('annex J4 says of the hours of a team only where it has some', () => {
    const stepsOf = (change: Parameters<typeof team>[1]) =>
      route(
        account({
          companies: [company({ openHour: to('team', 'Sales') })],
          teams: [team('Sales', { memberIds: ['Ana'], ...change })],
        }),
      ).steps.map(({ node }) => node.kind);
    expect(stepsOf({})).toEqual(['number', 'company']);
    expect(stepsOf({ businessHour: officeHours })).toEqual(['number', 'company', 'team']);
  });

  it('annex E1 suspended people are passed over', () => {
    const cem = { companies: [company({ openHour: to('teammate', 'Cem') })] };
    expect(endOf(account(cem))).toBe('voicemail Cem');
    const alone = { ...cem, teams: [team('Sales', { memberIds: ['Cem'] })] };
    const config = account({ ...alone, companies: [company({ openHour: to('team', 'Sales') })] });
    expect(endOf(config)).toBe('voicemail Sales');
    expect(route(config).end.at).toBe(open);
    expect(lastOf(route(config).steps)).toBe(
      'Nobody in Sales can answer: missed-call handling applies.',
    );
  });

  it('annex F5 people whose last telephone was removed do not ring, nor in their team', () => {
    const config = account({
      people: [person('Ana', { hasTelephone: false }), person('Ben', { hasTelephone: true })],
      companies: [company({ openHour: to('teammate', 'Ana') })],
    });
    const { steps, end } = route(config);
    expect([end.kind, end.node.name, end.at]).toEqual(['voicemail', 'Ana', open]);
    expect(lastOf(steps)).toBe('Ana has no telephone: missed-call handling applies.');
    const teams = [team('Sales', { memberIds: ['Ana'] })];
    const companies = [company({ openHour: to('team', 'Sales') })];
    expect(endOf({ ...config, companies, teams })).toBe('voicemail Sales');
  });

  it('annex E1 people who have not accepted their invitation do not ring', () => {
    const dora = person('Dora', { status: 'pending' });
    const config = account({
      people: [person('Ana'), dora],
      companies: [company({ openHour: to('teammate', 'Dora') })],
    });
    const { steps, end } = route(config);
    expect([end.kind, end.node.name, end.at]).toEqual(['voicemail', 'Dora', open]);
    expect(lastOf(steps)).toBe('Dora is pending: missed-call handling applies.');
  });

  it('annex F2 a team that rings in turn takes the time of its active members', () => {
    const config = account({
      companies: [company({ openHour: to('team', 'Sales') })],
      teams: [
        team('Sales', { option: 'single', ringSeconds: 15, memberIds: ['Ana', 'Cem', 'Ben'] }),
      ],
    });
    const { end } = route(config, { outcomes: { everyone: 'silent' } });
    expect(end.at - open).toBe(30_000);
  });

  it('annex F2 teams follow missed-call handling outside of their hours', () => {
    const config = account({
      companies: [company({ closedHour: to('team', 'Sales') })],
      teams: [team('Sales', { memberIds: ['Ana'], businessHour: officeHours })],
    });
    expect(endOf(config, { at: closed })).toBe('voicemail Sales');
  });

  it('[OP-81] [IVR-14] follows keys, repeats, and the timeout', () => {
    const main = menu('Main menu', {
      keys: [
        { input: '1', action: 'team', actionId: 'Sales' },
        { input: '2', action: 'ivr', actionId: 'Second' },
        { input: '3', action: 'teammate', actionId: null },
        { input: 'timeout', action: 'team', actionId: 'Night' },
      ],
    });
    const second = menu('Second', { keys: [{ input: '*', action: 'ivr', actionId: 'Main menu' }] });
    const config = account({
      companies: [company({ openHour: to('ivr', 'Main menu') })],
      menus: [main, second],
      teams: ['Sales', 'Night'].map((name) => team(name, { memberIds: ['Ana'] })),
    });
    expect(endOf(config, { inputs: ['1'] })).toBe('answered Sales');
    expect(endOf(config, { inputs: ['2'] })).toBe('hangup Second');
    expect(endOf(config, { inputs: ['2', '*', '2', '*', '1'] })).toBe('answered Sales');
    expect(endOf(config, { inputs: ['3'] })).toBe('noroute Main menu');
    expect(endOf(config, { inputs: ['9', '1'] })).toBe('answered Sales');
    expect(endOf(config, { inputs: ['9', '9', '2'] })).toBe('answered Night');
    expect(endOf(config, { inputs: ['timeout'] })).toBe('answered Night');
    expect(route(config).end.at - open).toBe(20_000);
  });

  it('annex J4 a circle without a choice is a loop', () => {
    const config = account({
      people: [
        person('Ana', { missedCall: to('teammate', 'Ben') }),
        person('Ben', { missedCall: to('teammate', 'Ana') }),
      ],
    });
    const { end } = route(config, { outcomes: { everyone: 'silent' } });
    expect(end.kind).toBe('loop');
    expect(say(end.reason)).toBe('The call comes back to Ana and nobody answers.');
  });

  it('annex J4 blocked callers, blocked and forbidden numbers end the call', () => {
    expect(endOf(account({ blockedCallers: ['+12515550111'] }), { from: '+12515550111' })).toBe(
      'blocked +1 (251) 555-0100',
    );
    const abroad = company({ openHour: { actionType: 'number', actionValue: '+442079460000' } });
    const config = account({ companies: [abroad] });
    expect(endOf(config)).toBe('blocked +44 207 946 0000');
    expect(endOf({ ...config, allowedCountries: null })).toBe('external +44 207 946 0000');
    expect(endOf({ ...config, allowedCountries: ['GBR'] })).toBe('external +44 207 946 0000');
    expect(endOf({ ...config, allowedCountries: ['GBR'], blockedCountries: ['GBR'] })).toContain(
      'blocked',
    );
  });

  it('annex E2 J9 an account that is held forwards nothing, and still takes its calls', () => {
    const outside: RoutingTarget = { actionType: 'number', actionValue: '+12515550199' };
    const config = account({ companies: [company({ openHour: outside })] });
    expect(endOf(config)).toBe('external +1 (251) 555-0199');
    for (const hold of accountHolds) {
      expect(endOf({ ...config, hold })).toBe('blocked +1 (251) 555-0199');
    }
    const own: RoutingTarget = { actionType: 'number', actionValue: mainNumber };
    const inside = account({ companies: [company({ openHour: to('teammate', 'Ana') })] });
    expect(endOf({ ...inside, hold: 'suspended' })).toBe('answered Ana');
    const circle = account({ companies: [company({ openHour: own })], hold: 'suspended' });
    expect(endOf(circle)).not.toContain('blocked');
  });

  it.each<[string, RoutingTarget]>([
    ['user', to('teammate', 'Nobody')],
    ['team', to('team', 'Nobody')],
    ['menu', to('ivr', 'Nobody')],
    ['greeting', to('message', 'Nobody')],
    ['mailbox', voicemailOf('Nobody')],
    ['mailbox', ownVoicemail],
  ])('annex J4 a %s that is gone is no route', (what, openHour) => {
    const { end } = route(account({ companies: [company({ openHour })] }));
    expect(end.kind).toBe('noroute');
    expect(say(end.reason)).toBe(`The ${what} that Main line uses no longer exists.`);
  });

  it('annex J4 a number that is not the account’s is no route', () => {
    expect(endOf(account(), { number: '+12515550123' })).toBe('noroute +1 (251) 555-0123');
  });

  it('annex J4 an own number as outside number comes back in', () => {
    const config = account({
      companies: [company({ openHour: { actionType: 'number', actionValue: mainNumber } })],
    });
    expect(endOf(config)).toBe('loop +1 (251) 555-0100');
  });
});
