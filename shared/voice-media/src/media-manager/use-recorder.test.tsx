import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listDevices } from '../devices/public.ts';
import { openMicrophone } from './microphone.ts';
import { useRecorder } from './use-recorder.ts';
import { decode } from './wave.ts';

vi.mock('./microphone.ts', () => ({ openMicrophone: vi.fn() }));
vi.mock('../devices/public.ts', () => ({ listDevices: vi.fn() }));
vi.mock('./wave.ts', async (original) => ({
  ...(await original<object>()),
  decode: vi.fn(),
}));

const microphone = {
  label: 'Desk microphone',
  deviceId: 'desk',
  level: () => 0.5,
  stop: vi.fn(async () => new Blob(['heard'])),
  cancel: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(openMicrophone).mockReset().mockResolvedValue(microphone);
  vi.mocked(listDevices).mockResolvedValue([
    { id: 'desk', label: 'Desk microphone' },
    { id: 'headset', label: 'Headset' },
  ]);
  vi.mocked(decode).mockResolvedValue(new Float32Array(16_000 * 2));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:recorded' }));
  microphone.stop.mockClear();
  microphone.cancel.mockClear();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('[MEDIA-06] stops by itself at 300 seconds, not before', async () => {
  const { result } = renderHook(() => useRecorder());
  act(() => result.current.start());
  await pass(0);
  expect([result.current.state, result.current.device]).toEqual(['recording', 'Desk microphone']);
  await pass(299_500);
  expect(result.current.state).toBe('recording');
  await pass(1000);
  expect(microphone.stop).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe('stopped');
  expect(result.current.recording?.duration).toBe(2);
});

it('[MEDIA-04] records with another microphone once it is chosen', async () => {
  const { result } = renderHook(() => useRecorder());
  act(() => result.current.start());
  await pass(0);
  const [, headset] = result.current.choices;
  act(() => result.current.reset());
  act(() => headset && result.current.choose(headset));
  expect(result.current.device).toBe('Headset');
  act(() => result.current.start());
  await pass(0);
  expect(vi.mocked(openMicrophone).mock.calls).toEqual([[undefined], ['headset']]);
});

it('[OP-89] leaving while it records frees the microphone', async () => {
  const { result, unmount } = renderHook(() => useRecorder());
  act(() => result.current.start());
  await pass(1000);
  unmount();
  expect(microphone.cancel).toHaveBeenCalledTimes(1);
});

it('[ERR-12] a refused microphone leaves the words of the browser', async () => {
  vi.mocked(openMicrophone).mockRejectedValue(
    new DOMException('Permission denied', 'NotAllowedError'),
  );
  const { result } = renderHook(() => useRecorder());
  act(() => result.current.start());
  await pass(0);
  expect([result.current.state, result.current.failure?.message]).toEqual([
    'idle',
    'Permission denied',
  ]);
});
