import { describe, expect, it } from 'vitest';
import { neverOpenIn, officeWeek } from '../business-hours/presets.ts';
import { deskSheet } from './desk-sheet.ts';
import { account, company, mainNumber, menu, officeHours, team, to } from './sample-account.ts';

// Sunday, Nov 22, 10:00 am in Chicago.
const at = Date.parse('2026-11-22T16:00:00Z');
const key = (input: '1' | '2' | '3' | '0', action: 'team' | 'teammate' | 'ivr', actionId: string) =>
  ({ input, action, actionId }) as const;
const asks = account({
  companies: [company({ openHour: to('ivr', 'Main') })],
  teams: [
    team('Sales', { memberIds: ['Ana', 'Ben', 'Cem'], businessHour: officeHours }),
    team('Queue', { memberIds: ['Ana', 'Ben'], inboundFlow: 'callQueue' }),
  ],
  menus: [
    menu('Main', {
      keys: [key('2', 'ivr', 'More'), key('1', 'team', 'Sales'), key('0', 'teammate', 'Ben')],
      media: [
        {
          id: 'Main.wav',
          fileName: 'Main.wav',
          text: 'For sales, press 1. For the pharmacy, press 5.',
        },
      ],
    }),
    menu('More', { keys: [key('1', 'team', 'Queue'), key('2', 'ivr', 'Main')], isDefault: false }),
  ],
});
const sheet = (config = asks, given = {}) => {
  const found = deskSheet(config, 'Main', { at, ...given });
  if (found === null) throw new Error('No sheet.');
  return found;
};

describe('front desk sheet (annex J9)', () => {
  it('takes days with the same hours together, and says where calls go open and closed', () => {
    const { days, open, closed, numbers } = sheet();
    expect(days.map(({ weekdays, intervals }) => [weekdays.join(' '), intervals.length])).toEqual([
      ['monday tuesday wednesday thursday friday', 1],
      ['saturday sunday', 0],
    ]);
    expect([open?.branch.kind, open?.branch.node.name]).toEqual(['menu', 'Main']);
    expect([closed?.branch.kind, closed?.branch.node.name]).toEqual(['voicemail', 'Ana']);
    expect(numbers).toEqual([mainNumber]);
  });

  it('says who rings behind each key in open hours, though it is closed now, and what comes after', () => {
    const [main] = sheet().menus;
    const row = (input: string) => main?.rows.find((one) => one.key === input);
    expect(main?.rows.map((one) => one.key)).toEqual(['1', '2', '0', '5', 'timeout']);
    expect(row('1')?.place).toMatchObject({
      names: ['Ana', 'Ben'],
      manner: 'together',
      unanswered: { kind: 'voicemail', node: { name: 'Sales' }, seconds: 20 },
    });
    expect(row('0')?.place).toMatchObject({ names: ['Ben'], manner: 'one' });
    expect(row('2')?.choices.map((one) => [one.key, one.branch.node.name])).toEqual([
      ['1', 'Queue'],
      ['2', 'Main'],
    ]);
    expect(row('2')?.noKey?.kind).toBe('hangup');
    expect(row('timeout')?.place.branch).toMatchObject({ kind: 'hangup', seconds: 20 });
  });

  it('prints faults: keys that are only offered, and what else loses callers', () => {
    const { menus, faults } = sheet();
    expect(menus[0]?.rows.find((one) => one.isOnlyOffered)?.key).toBe('5');
    expect(faults.map(({ code }) => code)).toContain('timeoutHangUp');
    expect(faults.map(({ code }) => code)).not.toContain('greetingKeyUnassigned');
  });

  it('names teams with hours of their own, and forgets what only holds for now', () => {
    const override = { until: at + 3_600_000, target: to('team', 'Queue'), by: null, note: null };
    const companies = asks.companies.map((one) => ({ ...one, override }));
    const { teams, open } = sheet({ ...asks, companies });
    expect(teams.map(({ name, closed }) => [name, closed.kind, closed.node.name])).toEqual([
      ['Sales', 'voicemail', 'Sales'],
    ]);
    expect(open?.branch.node.name).toBe('Main');
  });

  it('lists dates ahead, and holidays on which nothing is set', () => {
    const date = { id: 'd', closed: true, intervals: [], repeatsYearly: true };
    const dates = [
      { ...date, name: 'New Year', from: '2025-01-01', to: '2025-01-01' },
      { ...date, name: 'Summer', from: '2025-07-01', to: '2025-07-20' },
      { ...date, name: 'Christmas', from: '2025-12-24', to: '2025-12-26' },
    ];
    const businessHour = { ...officeHours, weekly: officeWeek(), dates };
    const config = { ...asks, companies: asks.companies.map((one) => ({ ...one, businessHour })) };
    const holiday = { isFixed: false, isUnconfirmed: false };
    const holidays = [
      { ...holiday, name: 'Thanksgiving', day: '2026-11-26' },
      { ...holiday, name: 'Christmas Day', day: '2026-12-25' },
      { ...holiday, name: 'A Sunday', day: '2026-12-06' },
    ];
    const found = sheet(config, { holidays }).ahead;
    expect(found.map(({ day, last, name, intervals }) => [day, last, name, intervals])).toEqual([
      ['2026-11-26', null, 'Thanksgiving', null],
      ['2026-12-24', '2026-12-26', 'Christmas', []],
      ['2027-01-01', null, 'New Year', []],
    ]);
  });

  it('[SAY-07] knows twenty minutes in which it is open, on the day of the week that has them', () => {
    const never = neverOpenIn('America/Chicago');
    const weekly = { ...never.weekly, sunday: [{ from: '09:05', to: '09:25' }] };
    const businessHour = { ...never, weekly };
    const brief = sheet(account({ companies: [company({ businessHour })] }));
    expect([brief.open?.names, brief.closed?.branch.kind]).toEqual([['Ana'], 'voicemail']);
    expect(brief.days.at(-1)).toEqual({ weekdays: ['sunday'], intervals: weekly.sunday });
  });

  it('takes a menu that is heard open and closed as it is while open', () => {
    const companies = asks.companies.map((one) => ({ ...one, closedHour: to('ivr', 'Main') }));
    const [main, ...others] = sheet({ ...asks, companies }).menus;
    expect(others).toEqual([]);
    expect(main?.rows.find((one) => one.key === '1')?.place.names).toEqual(['Ana', 'Ben']);
  });

  it('knows numbers that never close, and none that is gone', () => {
    const alwaysOpen = { ...officeHours, alwaysOpen: true };
    const always = sheet(account({ companies: [company({ businessHour: alwaysOpen })] }));
    expect([always.open?.names, always.closed]).toEqual([['Ana'], null]);
    expect(deskSheet(asks, 'gone', { at })).toBeNull();
  });
});
