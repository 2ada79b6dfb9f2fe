import { type Endpoint, type Scope, scopeAreas } from '@jackfield/contract';
import { publicPath } from '@jackfield/contract/published';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { scopeOf } from '../src/platform/scopes.ts';
import { describeApi } from './each-database.ts';
import { giveKey, withKey } from './give-key.ts';
import { neededQuery, pathOf, samplesOf } from './own-requests.ts';
import { idParameters, makeWholeAccount, type WholeAccount } from './whole-account.ts';

/** Hundreds of calls, each of them short. */
const timeout = 120_000;

describeApi('every call with a key', ({ server }) => {
  let mine: WholeAccount;
  let theirs: WholeAccount;
  const secrets = { all: '', reading: '', people: '', audit: '' };

  beforeAll(async () => {
    mine = await makeWholeAccount(server());
    theirs = await makeWholeAccount(server());
    const give = (scopes?: readonly Scope[]) => giveKey(server(), mine.owner, scopes);
    secrets.all = await give();
    secrets.reading = await give(scopeAreas.map((area): Scope => `${area}:read`));
    secrets.people = await give(['people:read']);
    secrets.audit = await give(['audit:read']);
  });

  const endpoints = () => [...server().app.services.endpoints.values()];
  const published = () => endpoints().filter((endpoint) => publicPath(endpoint) !== null);
  const underV1 = (path: string) => path.replace(/^\/api\//, '/v1/');
  const ask = (
    secret: string | null,
    endpoint: Endpoint,
    ids?: Record<string, string>,
    body?: unknown,
  ) => {
    const query = new URLSearchParams(neededQuery(endpoint, mine));
    const path = `${underV1(pathOf(endpoint, mine, ids))}?${query}`;
    return withKey(server(), secret, endpoint.method, path, {
      version: 1,
      ...(endpoint.method !== 'GET' && { body: body ?? {} }),
    });
  };

  it('[KEY-02] is refused without one', { timeout }, async () => {
    const wrong: string[] = [];
    for (const endpoint of published()) {
      const { status } = await ask(null, endpoint);
      if (status !== 401) wrong.push(`${endpoint.id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('[KEY-01] is refused without its scope, which the refusal names', { timeout }, async () => {
    const wrong: string[] = [];
    for (const endpoint of published()) {
      const row = server().app.services.policy.get(endpoint.id);
      const scope = row && scopeOf(endpoint, row, { entity: 'teammate' });
      if (!scope) throw new Error(`${endpoint.id} has no scope.`);
      const other = scope === 'audit:read' ? secrets.people : secrets.audit;
      const key = scope.endsWith(':write') ? secrets.reading : other;
      const { status, body, headers } = await ask(key, endpoint, { entity: 'teammate' });
      const isNamed = String(body.message).includes(scope);
      if (status !== 403 || !isNamed || headers['x-accepted-scopes'] !== scope) {
        wrong.push(`${endpoint.id}: ${status} ${body.message}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('[KEY-01] finds nothing of another account', { timeout }, async () => {
    const before = await theirs.rows();
    const wrong: string[] = [];
    for (const endpoint of published()) {
      const [body] = samplesOf(endpoint.body, [newId()]);
      for (const { name, kind } of idParameters(endpoint)) {
        const answer = await ask(secrets.all, endpoint, { [name]: theirs.ids[kind] }, body);
        // The history of a record that nobody has is empty.
        const isEmpty = answer.status === 200 && JSON.stringify(answer.body.items) === '[]';
        if (answer.status !== 404 && answer.status !== 400 && !isEmpty) {
          wrong.push(`${endpoint.id} ${name}: ${answer.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(await theirs.rows()).toEqual(before);
  });

  it('[KEY-02] is not there where it is not published', { timeout }, async () => {
    const wrong: string[] = [];
    for (const endpoint of endpoints()) {
      if (publicPath(endpoint) !== null || !endpoint.path.startsWith('/api/')) continue;
      const url = underV1(endpoint.path).replaceAll(/\{(\w+)\}/g, ':$1');
      if (server().app.hasRoute({ url, method: endpoint.method })) wrong.push(endpoint.id);
    }
    expect(wrong).toEqual([]);
    const { status, body } = await withKey(server(), secrets.all, 'GET', '/v1/key');
    expect([status, body.responseCode]).toEqual([404, 'NOSUCHCALL']);
  });
});
