import type { AttentionItem, Contributor, HomeContribution, SetupStep } from '@jackfield/contract';
import { expect, it, vi } from 'vitest';
import { type Found, overviewOf, verdictOf } from './overview.ts';
import type { Contributed } from './use-contributions.ts';

const module: HomeContribution = { contract: '^1.4.0', watch: () => null };
const contributorOf = (area: string): Contributor<'home'> => ({
  area,
  label: `The ${area}`,
  load: async () => module,
  loaded: () => module,
  ask: async (question) => question(module),
  report: () => {},
});
const areas = (phases: Record<string, Contributed['arrival']['phase']>): Contributed[] =>
  Object.entries(phases).map(([area, phase]) => ({
    contributor: contributorOf(area),
    arrival: phase === 'ready' ? { phase, module } : { phase },
  }));
const item = (id: string, severity: AttentionItem['severity']): AttentionItem => ({
  id,
  severity,
  text: id,
  action: { label: 'Mend' },
});
const step = (id: string, order: number, isDone: boolean): SetupStep => ({
  id,
  order,
  text: id,
  isDone,
  minutes: 1,
  to: '/',
});
const both = areas({ numbers: 'ready', billing: 'ready' });
const verdict = (all: readonly Contributed[], found: Found) =>
  verdictOf(overviewOf({ contributed: all, found, hidden: [], retry: () => {} }));

it('puts lost calls before what wants to be done soon, whoever tells of them', () => {
  const { items } = overviewOf({
    contributed: both,
    found: {
      numbers: { state: 'ready', attention: [item('a', 'soon'), item('b', 'lost')] },
      billing: { state: 'ready', attention: [item('a', 'soon'), item('c', 'lost')] },
    },
    hidden: [],
    retry: () => {},
  });
  expect(items.map(({ key }) => key)).toEqual(['numbers b', 'billing c', 'numbers a', 'billing a']);
});

it('puts steps that are done first, and keeps the order of both', () => {
  const { steps } = overviewOf({
    contributed: both,
    found: {
      numbers: { state: 'ready', setup: [step('hours', 2, false), step('dates', 5, true)] },
      billing: { state: 'ready', setup: [step('name', 1, true), step('invite', 3, false)] },
    },
    hidden: [],
    retry: () => {},
  });
  expect(steps.map(({ id }) => id)).toEqual(['name', 'dates', 'hours', 'invite']);
});

it.each<[string, Found, ReturnType<typeof verdictOf>]>([
  ['while an area is asked', { numbers: { state: 'ready' } }, 'checking'],
  [
    'as soon as a call is known to be lost',
    { numbers: { state: 'ready', attention: [item('a', 'lost')] } },
    'lost',
  ],
  [
    'of what is to be done, once all have answered',
    {
      numbers: { state: 'ready' },
      billing: { state: 'failed', attention: [item('a', 'soon')] },
    },
    'soon',
  ],
  ['when nothing was found', { numbers: { state: 'ready' }, billing: { state: 'ready' } }, 'well'],
  [
    'when nothing was found and not everybody could be asked',
    { numbers: { state: 'ready' }, billing: { state: 'failed' } },
    'unsure',
  ],
])('gives its verdict %s', (_when, found, wanted) => {
  expect(verdict(both, found)).toBe(wanted);
});

it('an area that did not arrive is missing, and is asked anew by the page', () => {
  const all = areas({ numbers: 'ready', billing: 'failed' });
  const retry = vi.fn();
  const found: Found = { numbers: { state: 'ready' } };
  const overview = overviewOf({ contributed: all, found, hidden: [], retry });
  expect(verdictOf(overview)).toBe('unsure');
  expect(overview.missing.map(({ label }) => label)).toEqual(['The billing']);
  overview.missing[0]?.retry();
  expect(retry).toHaveBeenCalledExactlyOnceWith(all[1]);
});

it('[annex J9] what a person has hidden is not counted, until it says something else', () => {
  const kept = { ...item('unpaid', 'soon'), isAlwaysShown: true };
  const of = (text: string, hidden: readonly string[] | null) =>
    overviewOf({
      contributed: areas({ numbers: 'ready' }),
      found: {
        numbers: {
          state: 'ready',
          attention: [{ ...item('a', 'soon'), text }, item('lost', 'lost'), kept],
        },
      },
      hidden,
      retry: () => {},
    });
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const marks = of('Two days', []).items.map(({ mark }) => mark);
  expect(idsOf(of('Two days', marks).items)).toEqual(['lost', 'unpaid']);
  expect(idsOf(of('Two days', marks).hidden)).toEqual(['a']);
  expect(idsOf(of('One day', marks).items)).toEqual(['lost', 'a', 'unpaid']);
  // Nothing that was hidden flashes up before the choice has been read.
  expect(of('Two days', null)).toMatchObject({ isSettled: false, hidden: [] });
  expect(idsOf(of('Two days', null).items)).toEqual(['lost', 'unpaid']);
});
