// @vitest-environment jsdom
import { getHomeChoice, setHomeChoice } from '@jackfield/contract/api/home';
import { dismissNotice, noticesAtom, session, store } from '@jackfield/runtime';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decisionAtom, pathAtom } from '../areas/atoms.ts';
import type { Decision } from '../navigation/decide.ts';
import { askStart } from './ask-start.ts';
import { keepStartQuestion } from './start-question.ts';

let api: FakeApi;
const choice = { startPage: null, isSetupFolded: false, isSetupOver: false, hidden: [], read: [] };

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  store.set(noticesAtom, []);
  sessionStorage.clear();
  vi.spyOn(session, 'reloadProfile').mockResolvedValue(undefined as never);
  api = new FakeApi().on(getHomeChoice, () => choice).on(setHomeChoice, () => choice);
});
afterEach(() => {
  api.uninstall();
  signOutOfTest();
  vi.restoreAllMocks();
});

const asked = () => store.get(noticesAtom).filter(({ text }) => text.startsWith('Home shows'));
const kept = () => api.calls(setHomeChoice).map(({ body }) => body);

it('[annex J9] asks once after a sign-in where to begin, and keeps the answer', async () => {
  keepStartQuestion();
  askStart();
  askStart();
  const [question, ...others] = asked();
  expect(others).toEqual([]);
  question?.action?.run();
  await vi.waitFor(() => expect(kept()).toEqual([{ startPage: 'home' }]));
  expect(asked()).toEqual([]);
});

it('[annex J9] who closes the question goes on beginning with the users', async () => {
  keepStartQuestion();
  askStart();
  const [question] = asked();
  dismissNotice(question?.id ?? 0);
  await vi.waitFor(() => expect(kept()).toEqual([{ startPage: 'users' }]));
});

it('[annex J9] the question stays through redirects, and goes with the first page', async () => {
  const open = (path: string, kind: 'redirect' | 'area') => {
    store.set(pathAtom, path);
    store.set(decisionAtom, { kind } as Decision);
  };
  open('/', 'redirect');
  keepStartQuestion();
  askStart();
  open('/admin-settings/users/listing', 'area');
  expect(asked()).toHaveLength(1);
  open('/admin-settings/numbers/listing', 'area');
  expect(asked()).toEqual([]);
  await vi.waitFor(() => expect(kept()).toEqual([{ startPage: 'users' }]));
});

it('[annex J9] nobody is asked who has not just signed in', () => {
  askStart();
  expect(asked()).toEqual([]);
});
