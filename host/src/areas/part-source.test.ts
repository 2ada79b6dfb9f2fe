import type { PartModule, PartName, RegistryArea } from '@jackfield/contract';
import { createElement, isValidElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AreaEvent } from './area-event.ts';
import { createPartSource } from './part-source.ts';
import { Present } from './present.tsx';

const name = 'call-routing/ivr-panel/v1';
const areaOf = (area: string, parts?: RegistryArea['parts']): RegistryArea => ({
  area,
  label: area,
  name: `mfe-${area}`,
  version: 'abc',
  entry: `/assets/mfe-${area}/abc/remoteEntry.js`,
  integrity: 'sha384-x',
  preload: [],
  routes: [`/admin-settings/${area}`],
  contract: '^1.0.0',
  navigation: [],
  config: {},
  ...(parts && { parts }),
});
const numbers = areaOf('numbers', { [name]: { files: [] } });

const part: PartModule<PartName> = { contract: '^1.2.0', render: () => null };
const load = vi.fn<(area: RegistryArea) => Promise<PartModule<PartName>>>();
const events: [string, AreaEvent['kind']][] = [];
const source = () =>
  createPartSource([areaOf('people'), numbers], {
    load,
    observe: (area, { kind }) => events.push([area.area, kind]),
  });

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  load.mockReset();
  load.mockImplementation(async () => part);
});
afterEach(() => vi.useRealTimers());

it('loads a part from the area that offers it, and knows it from then on', async () => {
  const parts = source();
  expect(parts.loaded(name)).toBeUndefined();
  const first = await parts.load(name);
  expect(first.contract).toBe('^1.2.0');
  expect(load).toHaveBeenCalledExactlyOnceWith(numbers, name);
  expect(parts.loaded(name)).toBe(first);
  expect(events).toEqual([
    ['numbers', 'visit'],
    ['numbers', 'load'],
  ]);
});

it('says so where no area offers the part', async () => {
  await expect(source().load('call-routing/call-flow/v1')).rejects.toThrow(
    'No area of this portal offers call-routing/call-flow/v1',
  );
  expect(events).toEqual([]);
});

it('gives up on one that never arrives, and tries anew when it is asked again', async () => {
  load.mockImplementationOnce(() => new Promise(() => {}));
  const parts = source();
  const first = expect(parts.load(name)).rejects.toMatchObject({ name: 'TimeOut' });
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  expect(events.at(-1)).toEqual(['numbers', 'error']);
  expect((await parts.load(name)).contract).toBe('^1.2.0');
});

it('refuses one that was built for another contract', async () => {
  load.mockImplementationOnce(async () => ({ ...part, contract: '^2.0.0' }));
  const parts = source();
  await expect(parts.load(name)).rejects.toThrow('It needs contract ^2.0.0, this portal has 1.');
  expect(parts.loaded(name)).toBeUndefined();
});

it('counts what a part throws for the area that offers it', () => {
  source().report(name, new Error('broken'));
  expect(events).toEqual([['numbers', 'error']]);
});

it('lets the styles of the area that offers it count where it is drawn', async () => {
  const panel = createElement('p');
  load.mockImplementationOnce(async () => ({ ...part, render: () => panel }));
  const drawn = (await source().load(name)).render({ owner: { ownerType: 'team', ownerId: 't' } });
  expect(isValidElement(drawn) && drawn.type).toBe(Present);
  expect(isValidElement(drawn) && drawn.props).toEqual({ area: 'numbers', children: panel });
});
