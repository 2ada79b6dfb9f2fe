import { mediaAddress } from '@jackfield/contract/api/media';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSound } from './use-sound.ts';
import { decode } from './wave.ts';

vi.mock('./wave.ts', async (original) => ({ ...(await original<object>()), decode: vi.fn() }));

const id = '018f0000-0000-7000-8000-000000000010';
let api: FakeApi;
let statuses: number[];
const fetched: string[] = [];

beforeEach(() => {
  signInAs();
  fetched.length = 0;
  vi.mocked(decode).mockResolvedValue(new Float32Array(640));
  api = new FakeApi().on(mediaAddress, () => ({
    url: `/media/${id}?token=${api.calls(mediaAddress).length}`,
    expiresAt: '2026-11-27T10:05:00.000Z',
  }));
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) => {
    if (!String(url).startsWith('/media/')) return answered(url, options);
    fetched.push(url);
    return Promise.resolve(new Response('sound', { status: statuses.shift() ?? 200 }));
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound' }));
});
afterEach(() => {
  signOutOfTest();
  vi.unstubAllGlobals();
  api.uninstall();
});

function sound() {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSound(id, 5), { wrapper }).result;
}

it('[MEDIA-19] fetches a sound with its token, and once more with a new one where that has ended', async () => {
  statuses = [401, 200];
  const result = sound();
  await waitFor(() => expect(result.current.data?.url).toBe('blob:sound'));
  expect(fetched).toEqual([`/media/${id}?token=1`, `/media/${id}?token=2`]);
});

it('[MEDIA-19] tries no third time', async () => {
  statuses = [401, 401, 200];
  const result = sound();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(fetched).toHaveLength(2);
});
