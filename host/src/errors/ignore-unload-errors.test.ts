// @vitest-environment jsdom
import { bus } from '@jackfield/runtime/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgiveLoadsWhenLeaving } from './ignore-unload-errors.ts';
import { reloadOnce } from './reload-guard.ts';

const loadFailure = Object.assign(new Error('Loading chunk live failed.'), {
  name: 'ChunkLoadError',
});

/** Whether the browser would report the error. */
function isReported(name: 'error' | 'unhandledrejection', error: Error): boolean {
  const event = new Event(name, { cancelable: true });
  return window.dispatchEvent(Object.assign(event, { error, reason: error }));
}

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
  forgiveLoadsWhenLeaving(page.signal);
});
afterEach(() => page.abort());

for (const name of ['error', 'unhandledrejection'] as const) {
  it(`after the end of a session a dropped script is no ${name}`, () => {
    expect(isReported(name, loadFailure)).toBe(true);
    bus.emit('session:ended', { note: null });
    expect(isReported(name, loadFailure)).toBe(false);
    expect(isReported(name, new Error('a fault'))).toBe(true);
  });
}

it('a dropped script does not reload a page that is being left', async () => {
  const reload = vi.fn();
  bus.emit('session:ended', { note: 'cancel' });
  expect(await reloadOnce(loadFailure, { reload })).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('reports again in a page that the browser brings back', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(isReported('error', loadFailure)).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(isReported('error', loadFailure)).toBe(true);
});
