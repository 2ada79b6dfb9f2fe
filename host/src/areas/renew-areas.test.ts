import type { Registry, RegistryArea } from '@jackfield/contract';
import { store, variantAtom } from '@jackfield/runtime';
import { describe, expect, it } from 'vitest';
import { fakeArea } from './fake-area.ts';
import { hasWithdrawn, renewAreas } from './renew-areas.ts';

const area = fakeArea;
const registryOf = (areas: RegistryArea[], more: Partial<Registry> = {}): Registry => ({
  host: 'h1',
  variant: store.get(variantAtom),
  areas,
  ...more,
});
const run = new Set(['people']);
const isRun = (id: string) => run.has(id);

function renew(own: Registry, fresh: Registry) {
  const renewed: string[] = [];
  renewAreas(own, fresh, { isRun, onRenewed: ({ version }) => renewed.push(version) });
  return renewed;
}

describe('a fresh registry', () => {
  it('replaces areas of which nothing has run, and leaves those that run', () => {
    const billing = area('billing', 'v1', { news: [] });
    const own = registryOf([billing, area('people', 'v1'), area('numbers', 'v1')]);
    const fresh = registryOf([area('billing', 'v2'), area('people', 'v2'), area('numbers', 'v1')]);
    expect(renew(own, fresh)).toEqual(['v2']);
    expect(own.areas.map(({ version }) => version)).toEqual(['v2', 'v1', 'v1']);
    // The entry that everybody holds, without what the new version has no more.
    expect(own.areas[0]).toBe(billing);
    expect(billing).toEqual(area('billing', 'v2'));
  });

  it('of another host is for the next page', () => {
    const own = registryOf([area('billing', 'v1')]);
    expect(renew(own, registryOf([area('billing', 'v2')], { host: 'h2' }))).toEqual([]);
    expect(own.areas[0]?.version).toBe('v1');
  });

  it('without an area leaves it', () => {
    const own = registryOf([area('billing', 'v1')]);
    expect(renew(own, registryOf([]))).toEqual([]);
  });

  it.each([
    ['of an area that runs', 'people', 'v1', true],
    ['of an area of which nothing has run', 'billing', 'v1', false],
    ['that the page does not have', 'people', 'v0', false],
  ])('may withdraw a version %s: %#', (_what, id, version, expected) => {
    const own = registryOf([area('billing', 'v1'), area('people', 'v1')]);
    const fresh = registryOf([], { withdrawn: [{ name: `mfe-${id}`, version }] });
    expect(hasWithdrawn(own, fresh, isRun)).toBe(expected);
  });
});
