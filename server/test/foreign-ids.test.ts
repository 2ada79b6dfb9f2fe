import type { Endpoint } from '@jackfield/contract';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { fakeWave } from './audio-samples.ts';
import { describeApi } from './each-database.ts';
import type { Answered } from './harness.ts';
import { formOf } from './media-fixture.ts';
import { isOfPages, neededQuery, pathOf, queryOf, samplesOf } from './own-requests.ts';
import { idParameters, makeWholeAccount, type WholeAccount } from './whole-account.ts';

/** Hundreds of calls, each of them short. */
const timeout = 120_000;

/** Kinds of records that bodies name. */
const bodyKinds = ['teammate', 'team', 'phonenumber', 'ivr', 'vm', 'media', 'reserve'] as const;

/** What a list refuses, by the member of its query. */
const refused: Readonly<Record<string, readonly string[]>> = {
  sortBy: ['id; drop table teammate', '__proto__', 'constructor', '(select 1)', ''],
  direction: ['desc;--', 'DESC nulls first'],
  limit: ['-1', '0', '1000000000', '1e309', 'NaN', '9007199254740993'],
  pageNum: ['0', '-1', '1e3', '99999999999999999999'],
};
const searches = ["' or 1=1 --", '%', '_', '\\', '${7*7}', '\u202e', 'a\u0000b', '%_%'];

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
  const ask = (endpoint: Endpoint, path: string) =>
    server().call(mine.owner, endpoint.method, path);
  const wave = formOf({ bytes: fakeWave(1) });
  const send = async (endpoint: Endpoint, path: string, body: unknown): Promise<Answered> => {
    if (endpoint.encoding !== 'multipart') {
      return server().call(mine.owner, endpoint.method, path, { version: 1, body });
    }
    const { payload, contentType } = await wave;
    const headers = { 'content-type': contentType };
    return server().call(mine.owner, endpoint.method, path, { body: payload, headers });
  };

  it('answer in every path like ids that nobody has', { timeout }, async () => {
    const wrong: unknown[] = [];
    let asked = 0;
    for (const endpoint of endpoints()) {
      const [body] = samplesOf(endpoint.body, [newId()]);
      for (const { name, kind } of idParameters(endpoint)) {
        const answers = [theirs.ids[kind], newId()].map(async (id) => {
          const answer = await send(endpoint, pathOf(endpoint, mine, { [name]: id }), body);
          const shown = JSON.stringify({ ...answer.body, traceId: '' }).replaceAll(id, 'ID');
          return `${answer.status} ${shown}`;
        });
        const [foreign = '', random] = await Promise.all(answers);
        asked += 1;
        const isDone = foreign.startsWith('2') && endpoint.method !== 'GET';
        if (foreign !== random || isDone) wrong.push([endpoint.id, name, foreign, random]);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    expect(await theirs.rows()).toEqual(before);
  });

  it('in bodies are stored nowhere and change nothing', { timeout }, async () => {
    let sent = 0;
    for (const endpoint of endpoints()) {
      for (const kind of bodyKinds) {
        const id = theirs.ids[kind];
        for (const body of samplesOf(endpoint.body, [id], 2)) {
          if (!JSON.stringify(body)?.includes(id)) continue;
          const last = idParameters(endpoint).at(-1);
          const isVersioned = endpoint.versioned === true && last !== undefined;
          const version = (isVersioned && (await mine.versionOf(last.kind))) || 1;
          const path = pathOf(endpoint, mine);
          await server().call(mine.owner, endpoint.method, path, { version, body });
          sent += 1;
        }
      }
    }
    expect(sent).toBeGreaterThan(100);
    expect(await theirs.rows()).toEqual(before);
    const stored = JSON.stringify(await mine.rows());
    const named = Object.values(theirs.ids).filter((id) => stored.includes(id));
    expect(named).toEqual([]);
  });

  it('in queries, and injections, show nothing of it', { timeout }, async () => {
    const secrets = [theirs.tenantId, theirs.owner.email, ...Object.values(theirs.ids)];
    const wrong: unknown[] = [];
    let asked = 0;
    for (const endpoint of endpoints().filter(({ method }) => method === 'GET')) {
      for (const [name, schema] of Object.entries(queryOf(endpoint))) {
        const spoilt = refused[name] ?? [];
        const foreign = Object.values(theirs.ids).filter((id) => v.is(schema, id));
        const texts = name === 'search' ? searches : foreign;
        for (const value of [...spoilt, ...texts]) {
          const query = new URLSearchParams({ ...neededQuery(endpoint, mine), [name]: value });
          const { status, body } = await ask(endpoint, `${pathOf(endpoint, mine)}?${query}`);
          asked += 1;
          const shown = JSON.stringify(body).replaceAll(value, '');
          const leaks = secrets.some((secret) => shown.includes(secret));
          const isTaken = spoilt.includes(value) && status !== 400;
          if (status >= 500 || leaks || isTaken) wrong.push([endpoint.id, name, value, status]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    expect(await theirs.rows()).toEqual(before);
  });
});
