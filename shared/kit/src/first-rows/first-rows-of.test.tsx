import type { Endpoint } from '@jackfield/contract';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { call, profileAtom, queryClient } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Opening } from '../remote/pages-at.ts';
import { firstRowsOf } from './first-rows-of.tsx';

const read = <Answer,>(path: string): Promise<Answer> =>
  call({
    id: path,
    method: 'GET',
    path: `/api/${path}`,
    status: 200,
  } as unknown as Endpoint) as never;
const people = { queryKey: ['people'], queryFn: () => read<readonly string[]>('people') };

/** Queries with which the page was drawn. */
const drawn: string[] = [];

function Component() {
  const [query] = useSearchParams();
  drawn.push(query.toString());
  const data = queryClient.getQueryData<readonly string[]>(people.queryKey);
  const viewer = useAtomValue(profileAtom);
  return (
    <ul data-waiting={data === undefined} data-query={query.toString()} data-phone={useIsPhone()}>
      {data?.map((name) => (
        <li key={name} title={name}>
          {name}
          {viewer?.id === name && ' (you)'}
        </li>
      ))}
    </ul>
  );
}

async function prefetch(opening: Opening = { search: '' }) {
  opening.isUndecided = true;
  const view = await queryClient.fetchQuery({
    queryKey: ['view'],
    queryFn: () => read<{ query?: string }>('view'),
  });
  opening.isUndecided = false;
  if (view.query) opening.opensWith = view.query;
  await queryClient.prefetchQuery(people);
}

const given = {
  path: '/a',
  search: '',
  isPhone: false,
  answers: {},
  profile: { id: 'Ada' },
  account: { id: 'account' },
  session: { profile: null, storage: null },
};
const { patterns, open, tell } = firstRowsOf({
  '/a': { Component, prefetch },
  '/b': { Component, prefetch: async () => undefined },
});

/** What a page tells once its promises have settled, as the room lets them. */
async function told(more: object, pattern = '/a') {
  open(pattern, JSON.stringify({ ...given, ...more }));
  await new Promise((resolve) => setImmediate(resolve));
  return JSON.parse(tell());
}

const view = { 'GET /api/view': {} };
const names = { 'GET /api/people': ['Ada', '<Ben>'] };

beforeEach(() => {
  vi.stubGlobal('fetch', undefined);
  vi.stubGlobal('matchMedia', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('tells what is missing, first what decides where the page opens, and then its markup', async () => {
  expect(patterns).toEqual(['/a', '/b']);
  expect(await told({})).toEqual({ first: 'GET /api/view' });
  expect(await told({ answers: view })).toEqual({ calls: ['GET /api/people'] });
  expect(await told({ answers: { ...view, ...names } })).toEqual({
    html: '<ul data-waiting="false" data-query="" data-phone="false"><li title="Ada">Ada (you)</li><li title="&lt;Ben&gt;">&lt;Ben&gt;</li></ul>',
  });
});

it('paints the page with which the answer opens it, as a phone shows it', async () => {
  const decided = { 'GET /api/view': { query: '?status=new' } };
  expect(await told({ answers: decided })).toEqual({
    calls: ['GET /api/people'],
    search: '?status=new',
  });
  const { html } = await told({ isPhone: true, answers: { ...decided, ...names } });
  expect(html).toContain('data-query="status=new" data-phone="true"');
});

it('keeps nothing of the page that was painted before', async () => {
  await told({ answers: { ...view, ...names } });
  expect(await told({})).toEqual({ first: 'GET /api/view' });
  const { html } = await told({ profile: { id: 'Ben' }, answers: { ...view, ...names } });
  expect(html).not.toContain('(you)');
});

it('draws a page for nobody, so that its code is compiled, and asks for what it shows first', async () => {
  drawn.length = 0;
  expect(await told({ profile: null, account: null })).toEqual({ first: 'GET /api/view' });
  expect(drawn).toEqual(['']);
});

it('paints nothing where the page waits for more than it asked ahead', async () => {
  expect(await told({}, '/b')).toEqual({ html: null });
});
