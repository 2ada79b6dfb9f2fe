import { readFile } from 'node:fs/promises';
import { published } from '@jackfield/contract/published';
import { expect, it } from 'vitest';
import { isOpenToKeys } from '../src/platform/policy.ts';
import { scopeOf } from '../src/platform/scopes.ts';
import { describeApi } from './each-database.ts';

const guide = new URL('../../docs/platform.md', import.meta.url);

describeApi('the calls of /v1', ({ server }) => {
  it('[KEY-02] are there, each once, and as many as the guide says', async () => {
    const { endpoints } = server().app.services;
    expect(published.filter((id) => !endpoints.has(id))).toEqual([]);
    expect(new Set(published).size).toBe(published.length);
    expect(await readFile(guide, 'utf8')).toContain(`${published.length} calls`);
  });

  it('[KEY-01] are open to keys, every one of them', () => {
    const { endpoints, policy } = server().app.services;
    const closed = published.filter((id) => {
      const [endpoint, row] = [endpoints.get(id), policy.get(id)];
      if (!endpoint || !row) return true;
      const hasScope = row.byEntity === true || scopeOf(endpoint, row) !== null;
      return !hasScope || !isOpenToKeys(endpoint, row);
    });
    expect(closed).toEqual([]);
  });

  it('[KEY-02] answer no file', () => {
    const { endpoints } = server().app.services;
    const others = published.filter((id) => {
      const endpoint = endpoints.get(id);
      return endpoint?.file !== undefined;
    });
    expect(others).toEqual([]);
  });
});
