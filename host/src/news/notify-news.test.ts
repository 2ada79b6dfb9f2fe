// @vitest-environment jsdom
import type { NewsEntry, RegistryArea } from '@jackfield/contract';
import { noticesAtom, store } from '@jackfield/runtime';
import { signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contributingAreasAtom } from '../areas/atoms.ts';
import { noticeTyping } from '../releases/quiet.ts';
import { memoryAtom, rememberAtom } from './memory.ts';
import { listedAtom, newsOpenAtom, openNews, unreadAtom } from './news-state.ts';
import { notifyNews } from './notify-news.ts';

const billing = (news?: NewsEntry[], kinds = ['news']): RegistryArea => ({
  area: 'billing',
  label: 'Billing',
  name: 'mfe-billing',
  version: 'v1',
  entry: '/assets/mfe-billing/v1/remoteEntry.js',
  integrity: 'sha384-x',
  preload: [],
  routes: ['/admin-settings/billing'],
  contract: '^1.0.0',
  navigation: [],
  contributions: Object.fromEntries(kinds.map((kind) => [kind, { files: [] }])),
  ...(news && { news }),
  config: {},
});
const first = { id: 'first', on: '2026-10-01' };
const second = { id: 'second', on: '2026-10-01' };

const maya = '11111111-1111-4111-8111-111111111111';
const daniel = '22222222-2222-4222-8222-222222222222';
let end: AbortController;

const toasts = () => store.get(noticesAtom).map(({ text }) => text);
const unread = () => store.get(unreadAtom).map(({ key }) => key);
/** What this browser keeps is read when somebody begins to look at it. */
const readStorage = () => store.sub(memoryAtom, () => {})();
const read = (keys: string[]) => store.set(rememberAtom, { read: keys, told: keys });

/** A visit of a portal that serves these notes. */
async function visit(news?: NewsEntry[], kinds?: string[]): Promise<void> {
  end.abort();
  end = new AbortController();
  store.set(noticesAtom, []);
  store.set(contributingAreasAtom, [billing(news, kinds)]);
  noticeTyping(end.signal);
  notifyNews(end.signal);
  await vi.advanceTimersByTimeAsync(2_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  end = new AbortController();
  signInAs({ profile: { id: maya } });
  readStorage();
});
afterEach(() => {
  end.abort();
  store.set(newsOpenAtom, false);
  document.body.replaceChildren();
  signOutOfTest();
  vi.useRealTimers();
});

describe('a person', () => {
  it('is told nothing at the first visit, and then of each piece of news once', async () => {
    await visit([first]);
    expect(toasts()).toEqual([]);
    expect(unread()).toEqual([]);
    await visit([first, second]);
    expect(toasts()).toEqual(['Portal has been updated.']);
    expect(unread()).toEqual(['billing second']);
    await visit([first, second]);
    expect(toasts()).toEqual([]);
    expect(unread()).toEqual(['billing second']);
  });

  it('opens the panel with the toast, and what was read is unread no more', async () => {
    await visit([first]);
    await visit([first, second]);
    store.get(noticesAtom)[0]?.action?.run();
    expect(store.get(newsOpenAtom)).toBe(true);
    read(['billing second']);
    expect(unread()).toEqual([]);
    await visit([first]);
    await visit([first, second]);
    expect(toasts()).toEqual([]);
  });

  it('sees no toast any more once the panel is open', async () => {
    await visit([first]);
    await visit([first, second]);
    openNews();
    expect(toasts()).toEqual([]);
  });

  it('is not told of a release without news, nor of news without words', async () => {
    await visit([first]);
    await visit([first], ['news', 'home']);
    await visit();
    await visit([first, second], ['home']);
    expect(toasts()).toEqual([]);
    expect(unread()).toEqual([]);
  });

  it('reads for nobody else who uses the same browser', async () => {
    await visit([first]);
    signInAs({ profile: { id: daniel } });
    await visit([first]);
    await visit([first, second]);
    read(['billing second']);
    expect(unread()).toEqual([]);
    signInAs({ profile: { id: maya } });
    expect(unread()).toEqual(['billing second']);
  });

  it('is told of nothing that is for another role', async () => {
    await visit([first]);
    await visit([first, { ...second, who: ['standard'] }]);
    expect(toasts()).toEqual([]);
    signInAs({ profile: { id: maya, role: 'standard' } });
    expect(unread()).toEqual(['billing second']);
    expect(store.get(listedAtom).map(({ key }) => key)).not.toContain('host home');
  });
});

it('who acts for somebody neither is told nor reads in their place', async () => {
  await visit([first]);
  signInAs({ profile: { id: maya }, auth: { authenticationType: 2 } });
  await visit([first, second]);
  read(['billing second']);
  expect(toasts()).toEqual([]);
  expect(unread()).toEqual([]);
  signInAs({ profile: { id: maya } });
  expect(unread()).toEqual(['billing second']);
});

it('the toast waits while the person types, and for a dialog', async () => {
  await visit([first]);
  const field = document.body.appendChild(document.createElement('input'));
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  await visit([first, second]);
  expect(toasts()).toEqual([]);
  for (let count = 0; count < 5; count += 1) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  dialog.remove();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(toasts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(toasts()).toEqual(['Portal has been updated.']);
});

it('what is kept in another form counts as a first visit', async () => {
  localStorage.setItem('jackfield.news', JSON.stringify({ [maya]: { read: 'all' } }));
  readStorage();
  await visit([first]);
  expect(toasts()).toEqual([]);
  expect(unread()).toEqual([]);
});
