import { expect, it, vi } from 'vitest';
import { pageWide } from './page-wide.ts';

it('gives every copy of a package the same state, made once', async () => {
  const mine = pageWide('kit.test.v1', () => new Map([['made by', 'the first']]));
  vi.resetModules();
  const other = await import('./page-wide.ts');
  expect(other.pageWide).not.toBe(pageWide);
  expect(other.pageWide('kit.test.v1', () => new Map())).toBe(mine);
  expect(other.pageWide('kit.test.v2', () => new Map())).not.toBe(mine);
});
