// @vitest-environment jsdom
import { store } from '@jackfield/runtime/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteLoadFailure } from '../areas/load-failure.ts';
import { onCallAtom } from '../phone/phone-state.ts';
import { isLoadFailure, reloadOnce } from './reload-guard.ts';

const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), {
  name: 'ChunkLoadError',
});
const reload = vi.fn();
const asked = vi.fn<typeof fetch>();
const at = (now: number) => reloadOnce(chunkFailure, { storage: sessionStorage, now, reload });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  asked.mockImplementation(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

describe('reload guard', () => {
  it('SHELL-61 reloads once, and again only after 60 s', async () => {
    expect(await at(1_000_000)).toBe(true);
    expect(await at(1_059_999)).toBe(false);
    expect(await at(1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('SHELL-61 covers scripts of remotes as well', () => {
    expect(isLoadFailure(new RemoteLoadFailure('remoteEntry.js'))).toBe(true);
    expect(isLoadFailure(new Error('Loading CSS chunk 3 failed.'))).toBe(true);
  });

  it('SHELL-61 does not reload for other errors', async () => {
    expect(await reloadOnce(new Error('no such user'), { reload })).toBe(false);
    expect(await reloadOnce('text', { reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('SHELL-61 does not reload while the browser is offline', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await at(2_000_000)).toBe(false);
    network.mockReturnValue(true);
    expect(await at(2_000_000)).toBe(true);
    network.mockRestore();
  });

  it('OP-39 does not reload while the server cannot be reached, as the page would be lost', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await at(3_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(await at(3_000_000)).toBe(true);
  });

  it('[CALL-16] does not end a call', async () => {
    store.set(onCallAtom, true);
    expect(await at(3_500_000)).toBe(false);
    store.set(onCallAtom, false);
    expect(await at(3_500_000)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('two files that fail at once reload the page once', async () => {
    expect(await Promise.all([at(4_000_000), at(4_000_000)])).toEqual([true, true]);
    expect(reload).toHaveBeenCalledOnce();
  });
});
