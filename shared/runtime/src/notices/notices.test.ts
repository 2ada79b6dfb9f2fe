import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../client/failure.ts';
import { store } from '../store/store.ts';
import {
  dismissNotice,
  errorHistoryAtom,
  holdNotice,
  noticesAtom,
  notify,
  releaseNotice,
} from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  store.set(noticesAtom, []);
  store.set(errorHistoryAtom, []);
});
afterEach(() => vi.useRealTimers());

const texts = () => store.get(noticesAtom).map(({ kind, text }) => [kind, text]);

it('SHELL-57 SHELL-58 shows three kinds, each for 5000 ms', () => {
  notify.success('Saved.');
  notify.error('Oops, something went wrong.');
  notify.info('A new version is available.');
  expect(texts()).toEqual([
    ['success', 'Saved.'],
    ['error', 'Oops, something went wrong.'],
    ['info', 'A new version is available.'],
  ]);
  vi.advanceTimersByTime(4999);
  expect(texts()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('keeps errors in the history, newest first', () => {
  notify.error('first');
  notify.success('fine');
  notify.error('second');
  vi.advanceTimersByTime(5000);
  expect(store.get(errorHistoryAtom).map(({ text }) => text)).toEqual(['second', 'first']);
});

it('holds a toast while the pointer is on it', () => {
  const id = notify.info('wait');
  holdNotice(id);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toHaveLength(1);
  releaseNotice(id);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual([]);
});

it('shows the text of a failed call, and none for a session that ended', () => {
  notify.failure(new ApiFailure({ status: 403, responseCode: 'FORBIDDEN' }));
  notify.failure(new ApiFailure({ status: 401, responseCode: 'UNAUTHORIZED' }));
  expect(texts()).toEqual([['error', 'You do not have permission to do this.']]);
});

it('keeps an offer until it is answered', () => {
  const id = notify.offer('A new version is available.', { label: 'Reload', run: () => {} });
  holdNotice(id);
  releaseNotice(id);
  vi.advanceTimersByTime(600_000);
  expect(texts()).toEqual([['info', 'A new version is available.']]);
  dismissNotice(id);
  expect(texts()).toEqual([]);
});

it('annex J2 keeps a toast that offers Undo for 10 s', () => {
  notify.success('Maya Okafor is suspended', { label: 'Undo', run: () => {} });
  vi.advanceTimersByTime(9999);
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});
