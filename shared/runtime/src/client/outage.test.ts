// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReachable, outageOver } from './outage.ts';

const request = '/assets/mfe-people/1/area.js';
const failure = Object.assign(new Error('Loading chunk 3 failed.'), { request });
const asked = vi.fn<typeof fetch>();
const answers = (status = 200) => asked.mockResolvedValue(new Response('', { status }));
const fails = () => asked.mockRejectedValue(new TypeError('Failed to fetch'));
const network = (isThere: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

it('asks for the very file, and takes any answer', async () => {
  answers(404);
  expect(await isReachable(failure)).toBe(true);
  expect(asked.mock.calls[0]?.[0]).toBe(request);
  expect(await isReachable(new Error('gone'))).toBe(true);
  expect(asked.mock.calls[1]?.[0]).toBe('/healthz');
});

it('asks for nothing without a network', async () => {
  network(false);
  expect(await isReachable(failure)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});

it('there is no outage when the server answers at once', async () => {
  answers(404);
  expect(await outageOver(failure, new AbortController().signal)).toBe(false);
});

it('OP-39 a network that is there before the server can be reached is waited for', async () => {
  fails();
  const over = vi.fn();
  void outageOver(failure, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(over).not.toHaveBeenCalled();
  answers();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(over).toHaveBeenCalledExactlyOnceWith(true);
});

it('looks at once when the browser says that it has a network', async () => {
  network(false);
  const over = vi.fn();
  void outageOver(failure, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(0);
  network(true);
  answers();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledExactlyOnceWith(true);
});

it('ends with its signal', async () => {
  fails();
  const end = new AbortController();
  const over = outageOver(failure, end.signal);
  await vi.advanceTimersByTimeAsync(500);
  end.abort();
  expect(await over).toBe(false);
  const count = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(count);
});
