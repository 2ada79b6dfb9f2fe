// @vitest-environment jsdom
import { noticesAtom, store } from '@jackfield/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadShellPart } from './shell-part.ts';

const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), {
  name: 'ChunkLoadError',
});
const fails = vi.fn(() => Promise.reject(chunkFailure));
const reload = vi.fn();
const reported = vi.fn();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('reportError', reported);
  asked.mockImplementation(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  store.set(noticesAtom, []);
});

it('OP-39 a file that fails while the server cannot be reached is asked for again with it', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(chunkFailure)
    .mockResolvedValue('panel');
  const loaded = loadShellPart(load, reload);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('panel');
  expect(reload).not.toHaveBeenCalled();
});

it('SHELL-61 OP-39 a file that fails by itself reloads the page once; the next time a toast offers it', async () => {
  const settled = vi.fn();
  loadShellPart(fails, reload).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(store.get(noticesAtom)).toEqual([]);
  expect(fails).toHaveBeenCalledTimes(2);

  loadShellPart(fails, reload).then(settled, settled);
  await vi.waitFor(() => expect(store.get(noticesAtom)).toHaveLength(1));
  expect(reload).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(chunkFailure);
  const [notice] = store.get(noticesAtom);
  expect(notice?.text).toMatch(/^A part of this page could not be loaded\./);
  notice?.action?.run();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(settled).not.toHaveBeenCalled();
});

it('what a file throws is a failure at once', async () => {
  const thrown = new TypeError('x is not a function');
  await expect(loadShellPart(() => Promise.reject(thrown), reload)).rejects.toBe(thrown);
  expect(reload).not.toHaveBeenCalled();
});
