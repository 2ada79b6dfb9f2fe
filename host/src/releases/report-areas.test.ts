// @vitest-environment jsdom
import { ApiFailure } from '@jackfield/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeArea } from '../areas/fake-area.ts';
import { areaOfStack, observeArea, reportUncaught } from './report-areas.ts';

const billing = fakeArea('billing', 'v2', { label: 'Billing' });
const people = { ...billing, area: 'people', name: 'mfe-people', version: 'v7' };
const release = { area: 'billing', remote: 'mfe-billing', version: 'v2' };
const stack = 'TypeError: x\n    at f (https://portal.test/assets/mfe-billing/v2/12.ab.js:1:2)';

const send = vi.fn(async (_address: string, _init: RequestInit) => new Response(null));
const sent = () =>
  send.mock.calls.flatMap(([, init]) => JSON.parse(String(init.body)).reports as unknown[]);
let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  vi.stubGlobal('fetch', send);
  end = new AbortController();
  reportUncaught([people, billing], end.signal);
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends what happened to a version in one call, ten seconds later', async () => {
  observeArea(billing, { kind: 'visit' });
  observeArea(billing, { kind: 'load', phase: 'mount', value: 42 });
  observeArea(billing, { kind: 'shown', value: 84 });
  observeArea(billing, { kind: 'neverShown' });
  observeArea(billing, { kind: 'error', error: new TypeError('x is undefined') });
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledOnce();
  expect(sent()).toEqual([
    { ...release, kind: 'visit' },
    { ...release, kind: 'load', phase: 'mount', value: 42 },
    { ...release, kind: 'load', phase: 'shown', value: 84 },
    { ...release, kind: 'neverShown' },
    { ...release, kind: 'error', message: 'TypeError: x is undefined' },
  ]);
});

it('sends what waits when the page goes away, and fifty at once', () => {
  observeArea(billing, { kind: 'visit' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toHaveLength(1);
  for (let at = 0; at < 51; at += 1) observeArea(people, { kind: 'visit' });
  expect(send).toHaveBeenCalledTimes(2);
  expect(sent()).toHaveLength(51);
});

it('a storm of one error is one report, which says how many there were', async () => {
  const rejected = (text: string) =>
    observeArea(billing, { kind: 'error', error: new Error(text) });
  for (let at = 0; at < 4000; at += 1) rejected('again');
  observeArea(people, { kind: 'error', error: new Error('again'), count: 3 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledOnce();
  expect(sent()).toEqual([
    { ...release, kind: 'error', message: 'Error: again', count: 4000 },
    expect.objectContaining({ area: 'people', message: 'Error: again', count: 3 }),
  ]);
  rejected('again');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toHaveLength(3);
});

it('of a storm of different errors ten are sent in their words, the others as a number', async () => {
  for (let at = 0; at < 4000; at += 1) {
    observeArea(billing, { kind: 'error', error: new Error(`No ${at}`) });
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledOnce();
  expect(sent()).toHaveLength(11);
  expect(sent()[9]).toEqual({ ...release, kind: 'error', message: 'Error: No 9' });
  expect(sent()[10]).toEqual({ ...release, kind: 'error', count: 3990 });
});

it('an answer of the server is no fault of a version', () => {
  observeArea(billing, {
    kind: 'error',
    error: new ApiFailure({ status: 500, responseCode: 'X' }),
  });
  observeArea(billing, { kind: 'error', error: { status: 404, internal: true, data: null } });
  observeArea(billing, { kind: 'error', error: new DOMException('left', 'AbortError') });
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});

it('an uncaught error counts for the area that its stack passed through', () => {
  const error = new TypeError('x');
  error.stack = stack;
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the host') }));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toEqual([{ ...release, kind: 'error', message: 'TypeError: x' }]);
});

it('tells areas apart by remote and version', () => {
  expect(areaOfStack(stack, [people, billing])?.area).toBe('billing');
  expect(areaOfStack(stack.replace('/v2/', '/v1/'), [people, billing])).toBeUndefined();
});
