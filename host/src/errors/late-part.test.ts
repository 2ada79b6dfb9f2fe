// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadWithNetwork } from './late-part.ts';

const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), {
  name: 'ChunkLoadError',
});

afterEach(() => vi.restoreAllMocks());

it('OP-39 a file that fails without a network is asked for again with it, as often as it takes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(chunkFailure)
    .mockRejectedValueOnce(chunkFailure)
    .mockResolvedValue('panel');
  const loaded = loadWithNetwork(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('panel');
});

it('SHELL-61 a file that fails with a network, and what a file throws, are failures at once', async () => {
  await expect(loadWithNetwork(() => Promise.reject(chunkFailure))).rejects.toBe(chunkFailure);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const thrown = new TypeError('x is not a function');
  await expect(loadWithNetwork(() => Promise.reject(thrown))).rejects.toBe(thrown);
});
