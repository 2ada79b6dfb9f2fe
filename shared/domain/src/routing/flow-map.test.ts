import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { anyAccount, anyInputs } from '@jackfield/testing/routing/arbitrary-account';
import type { FlowNode } from './flow.ts';
import { flowOf, litKeys } from './flow-map.ts';
import { account, company, menu, officeHours, person, team, to } from './sample-account.ts';
import { endAt } from './simulate.ts';

const root = { kind: 'company', id: 'Main' } as const;
const drawn = (node: FlowNode | null): unknown[] =>
  node === null
    ? []
    : [`${node.key}: ${node.kind} ${node.name} ${node.state}`, ...node.children.flatMap(drawn)];
const inMenu = account({
  companies: [company({ openHour: to('ivr', 'Menu') })],
  teams: [team('Sales', { memberIds: ['Cem'] })],
  menus: [
    menu('Menu', {
      keys: [
        { input: '0', action: 'teammate', actionId: 'Ben' },
        { input: '2', action: 'ivr', actionId: 'Second' },
        { input: '1', action: 'team', actionId: 'Sales' },
      ],
    }),
    menu('Second', { keys: [{ input: '*', action: 'ivr', actionId: 'Menu' }] }),
  ],
});

describe('the map of a number', () => {
  it('draws both hours, keys in keypad order, and what loses the caller', () => {
    expect(drawn(flowOf(inMenu, root))).toEqual([
      ': company Main line fine',
      'open: menu Menu fine',
      'open/1: team Sales warning',
      'open/2: menu Second fine',
      'open/2/*: menu Menu fine',
      'open/2/timeout: hangup  dead',
      'open/0: teammate Ben fine',
      'open/timeout: hangup  dead',
      'closed: voicemail Ana fine',
    ]);
  });

  it('lights the way of a call', () => {
    const open = Date.parse('2026-11-18T16:00:00Z');
    const closed = Date.parse('2026-11-19T02:00:00Z');
    expect(litKeys(inMenu, root, { at: open, inputs: ['2', '*', '1'] })).toEqual([
      '',
      'open',
      'open/2',
      'open/2/*',
    ]);
    expect(litKeys(inMenu, root, { at: closed, inputs: ['1'] })).toEqual(['', 'closed']);
  });

  it('draws nothing of what is gone', () => {
    const maps = (['company', 'team'] as const).map((kind) => flowOf(inMenu, { kind, id: 'Gone' }));
    expect(maps).toEqual([null, null]);
  });

  it('draws a team with its missed calls, and not itself below itself', () => {
    const config = account({
      teams: [team('Sales', { memberIds: ['Ana'], businessHour: officeHours })],
    });
    expect(drawn(flowOf(config, { kind: 'team', id: 'Sales' }))).toEqual([
      ': team Sales fine',
      'missed: voicemail Sales fine',
    ]);
  });

  it('draws a user with the missed calls, which are the way where no telephone rings', () => {
    const config = account({ people: [person('Ana'), person('Ben', { status: 'suspended' })] });
    const of = (id: string) => ({ kind: 'teammate', id }) as const;
    expect(drawn(flowOf(config, of('Ana')))).toEqual([
      ': teammate Ana fine',
      'missed: voicemail Ana fine',
    ]);
    const lit = (id: string) => litKeys(config, of(id), { at: 0, inputs: [] });
    expect([lit('Ana'), lit('Ben')]).toEqual([[''], ['', 'missed']]);
  });

  it('agrees with the simulation on every generated account', () => {
    fc.assert(
      fc.property(anyAccount, anyInstant, anyInputs, (config, at, inputs) => {
        const { numbers } = config;
        const [number] = numbers;
        const keys = litKeys(config, { kind: 'company', id: 'company0' }, { at, inputs: [] });
        const [, first] = keys;
        const node = flowOf(config, { kind: 'company', id: 'company0' })?.children.find(
          ({ key }) => key === first,
        );
        expect(node).toBeDefined();
        const { asked, end } = endAt(config, {
          number: number?.number ?? '',
          from: null,
          at,
          inputs: [],
        });
        if (node?.kind === 'menu') expect(asked).toBe(node.id);
        if (node?.kind === 'missing') expect(end.kind).toBe('noroute');
        if (node?.kind === 'voicemail')
          expect([end.kind, end.node.id]).toEqual(['voicemail', node.id]);
        expect(keys.length).toBeLessThanOrEqual(inputs.length + 2);
      }),
      { numRuns: 500 },
    );
  });
});
