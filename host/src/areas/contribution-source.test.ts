import type { CommandsContribution, RegistryArea } from '@jackfield/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AreaEvent } from './area-event.ts';
import { createContributionSource } from './contribution-source.ts';

const areaOf = (area: string, kinds: string[] = ['commands']): RegistryArea => ({
  area,
  label: `The ${area}`,
  name: `mfe-${area}`,
  version: 'abc',
  entry: `/assets/mfe-${area}/abc/remoteEntry.js`,
  integrity: 'sha384-x',
  preload: [],
  routes: [`/admin-settings/${area}`],
  contract: '^1.0.0',
  navigation: [],
  contributions: Object.fromEntries(kinds.map((kind) => [kind, { files: [] }])),
  config: {},
});
const areas = [areaOf('people'), areaOf('numbers'), areaOf('billing', ['home'])];

const fine: CommandsContribution = { contract: '^1.4.0', commands: () => [] };
const load = vi.fn<(area: RegistryArea, kind: string) => Promise<CommandsContribution>>();
const events: [string, AreaEvent['kind']][] = [];
const source = () =>
  createContributionSource(areas, {
    load: ((area: RegistryArea, kind: string) => load(area, kind)) as never,
    observe: (area, { kind }) => events.push([area.area, kind]),
    call: () => () => undefined,
  });
const outcomes = (work: readonly Promise<unknown>[]) =>
  Promise.allSettled(work).then((all) => all.map(({ status }) => status));

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  load.mockReset();
  load.mockImplementation(async () => fine);
});
afterEach(() => vi.useRealTimers());

it('asks every area that fills the kind, and loads each once', async () => {
  const all = source()('commands');
  expect(all.map(({ area, label }) => [area, label])).toEqual([
    ['people', 'The people'],
    ['numbers', 'The numbers'],
  ]);
  const [people] = all;
  expect(people?.loaded()).toBeUndefined();
  await Promise.all([people?.load(), people?.load()]);
  await people?.load();
  expect(load).toHaveBeenCalledExactlyOnceWith(areas[0], 'commands');
  expect(people?.loaded()).toBe(fine);
  expect(events).toEqual([
    ['people', 'visit'],
    ['people', 'load'],
  ]);
});

it('one that fails and one that hangs leave the others, and are tried anew', async () => {
  const contributions = source();
  const [people, numbers] = contributions('commands');
  load.mockRejectedValueOnce(new Error('gone'));
  expect(await outcomes([people!.load(), numbers!.load()])).toEqual(['rejected', 'fulfilled']);
  load.mockImplementationOnce(() => new Promise(() => {}));
  const hanging = outcomes([people!.load()]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await hanging).toEqual(['rejected']);
  expect(events.filter(([area, kind]) => area === 'numbers' && kind === 'error')).toEqual([]);
  expect(await people!.load()).toBe(fine);
  expect(contributions('commands')[0]?.loaded()).toBe(fine);
});

it('refuses one that was built for another contract', async () => {
  load.mockImplementationOnce(async () => ({ ...fine, contract: '^2.0.0' }));
  const [people] = source()('commands');
  await expect(people!.load()).rejects.toThrow('It needs contract ^2.0.0, this portal has 1.');
  expect(people!.loaded()).toBeUndefined();
});

it('counts what an answer throws, and an answer that never comes, but no abort', async () => {
  const [people] = source()('commands');
  await people!.load();
  events.length = 0;
  const broken = () => {
    throw new Error('broken');
  };
  await expect(people!.ask(broken)).rejects.toThrow('broken');
  const hanging = outcomes([people!.ask(() => new Promise(() => {}))]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await hanging).toEqual(['rejected']);
  expect(events).toEqual([
    ['people', 'error'],
    ['people', 'error'],
  ]);
  const left = AbortSignal.abort();
  await expect(people!.ask(() => left.throwIfAborted())).rejects.toThrow();
  expect(events).toHaveLength(2);
  expect(await people!.ask(({ commands }) => commands.length)).toBe(0);
});
