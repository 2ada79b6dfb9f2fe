// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteLoadFailure } from '../areas/load-failure.ts';
import { isLoadFailure, reloadOnce } from './reload-guard.ts';

const chunkFailure = Object.assign(new Error('Loading chunk 12 failed.'), {
  name: 'ChunkLoadError',
});
const reload = vi.fn();
const at = (now: number) => reloadOnce(chunkFailure, { storage: sessionStorage, now, reload });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

describe('reload guard', () => {
  it('SHELL-61 reloads once, and again only after 60 s', () => {
    expect(at(1_000_000)).toBe(true);
    expect(at(1_059_999)).toBe(false);
    expect(at(1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('SHELL-61 covers scripts of remotes as well', () => {
    expect(isLoadFailure(new RemoteLoadFailure('remoteEntry.js'))).toBe(true);
    expect(isLoadFailure(new Error('Loading CSS chunk 3 failed.'))).toBe(true);
  });

  it('SHELL-61 does not reload for other errors', () => {
    expect(reloadOnce(new Error('no such user'), { reload })).toBe(false);
    expect(reloadOnce('text', { reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('SHELL-61 does not reload while the browser is offline', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(at(2_000_000)).toBe(false);
    network.mockReturnValue(true);
    expect(at(2_000_000)).toBe(true);
    network.mockRestore();
  });
});
