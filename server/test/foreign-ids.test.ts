import type { Endpoint } from '@jackfield/contract';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { fakeWave } from './audio-samples.ts';
import { describeApi } from './each-database.ts';
import { valuesOf } from './fuzz/values.ts';
import type { Answered } from './harness.ts';
import { formOf } from './media-fixture.ts';
import { idParameters, type Kind, makeWholeAccount, type WholeAccount } from './whole-account.ts';

/** Calls of the account's own pages; sign-in, releases and support have tests of their own. */
const isOfPages = ({ id }: Endpoint) => !/^(account|support|staff|release|auth)\./.test(id);
const known = { ids: [''], emails: ['ana@example.com'], texts: ['UTC'] };
const seed = 4;

describeApi('ids of another account', ({ server }) => {
  let mine: WholeAccount;
  let theirs: WholeAccount;
  let before: Awaited<ReturnType<WholeAccount['rows']>>;

  beforeAll(async () => {
    mine = await makeWholeAccount(server());
    theirs = await makeWholeAccount(server());
    before = await theirs.rows();
  });

  const endpoints = () => [...server().app.services.endpoints.values()].filter(isOfPages);

  /** The path with ids for its parameters, and values that its schema takes for the others. */
  const pathOf = (endpoint: Endpoint, ids: Readonly<Record<string, string>>) => {
    const [rest = {}] = endpoint.params
      ? fc.sample(valuesOf(endpoint.params, known), { numRuns: 1, seed })
      : [];
    const values: Record<string, unknown> = { ...(rest as object), ...ids };
    return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
  const ownIds = (endpoint: Endpoint) =>
    Object.fromEntries(idParameters(endpoint).map(({ name, kind }) => [name, mine.ids[kind]]));
  const bodiesOf = (endpoint: Endpoint, id: string, numRuns: number) => {
    if (endpoint.body === undefined) return [undefined];
    return fc.sample(valuesOf(endpoint.body, { ...known, ids: [id] }), { numRuns, seed });
  };
  const wave = formOf({ bytes: fakeWave(1) });

  const send = async (endpoint: Endpoint, path: string, body: unknown): Promise<Answered> => {
    if (endpoint.encoding === 'multipart') {
      const { payload, contentType } = await wave;
      const headers = { 'content-type': contentType };
      return server().call(mine.owner, endpoint.method, path, { body: payload, headers });
    }
    return server().call(mine.owner, endpoint.method, path, { version: 1, body });
  };

  it('check 36 check 37 answer in every path like ids that nobody has', async () => {
    const wrong: unknown[] = [];
    let asked = 0;
    for (const endpoint of endpoints()) {
      const [body] = bodiesOf(endpoint, newId(), 1);
      for (const { name, kind } of idParameters(endpoint)) {
        const ask = (id: string) =>
          send(endpoint, pathOf(endpoint, { ...ownIds(endpoint), [name]: id }), body);
        const [foreign, random] = [await ask(theirs.ids[kind]), await ask(newId())];
        const shown = ({ status, body: answer }: Answered, id: string) =>
          `${status} ${JSON.stringify({ ...answer, traceId: '' }).replaceAll(id, 'ID')}`;
        asked += 1;
        const [told, expected] = [shown(foreign, theirs.ids[kind]), shown(random, newId())];
        if (told !== expected || (foreign.status < 400 && endpoint.method !== 'GET'))
          wrong.push([endpoint.id, name, told, expected]);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    expect(await theirs.rows()).toEqual(before);
  });

  const bodyKinds: readonly Kind[] = [
    'teammate',
    'team',
    'company',
    'phonenumber',
    'ivr',
    'vm',
    'moh',
    'media',
    'device',
    'reserve',
  ];

  it('check 37 in bodies are stored nowhere and change nothing', async () => {
    let sent = 0;
    for (const endpoint of endpoints()) {
      for (const kind of bodyKinds) {
        const id = theirs.ids[kind];
        for (const body of bodiesOf(endpoint, id, 2)) {
          if (!JSON.stringify(body)?.includes(id)) continue;
          const [last] = idParameters(endpoint).slice(-1);
          const version = (last && (await mine.versionOf(last.kind))) ?? 1;
          const path = pathOf(endpoint, ownIds(endpoint));
          await server().call(mine.owner, endpoint.method, path, { version, body });
          sent += 1;
        }
      }
    }
    expect(sent).toBeGreaterThan(150);
    expect(await theirs.rows()).toEqual(before);
    const stored = JSON.stringify(await mine.rows());
    const named = Object.values(theirs.ids).filter((id) => stored.includes(id));
    expect(named).toEqual([]);
  });
});
