import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

type Entry = Partial<PerformanceResourceTiming>;

/** Tells the page of what it has done, as the browser does. */
let tell: (entry: Entry) => void;
let watching = 0;

class FakeObserver {
  static supportedEntryTypes = ['longtask', 'resource'];
  constructor(heard: (list: { getEntries(): Entry[] }) => void) {
    tell = (entry) => heard({ getEntries: () => [entry] });
    watching += 1;
  }
  observe(): void {}
  disconnect(): void {
    watching -= 1;
  }
}

const file: Entry = { entryType: 'resource', initiatorType: 'script' };
const never = new Promise<never>(() => {});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** What became of a wait of 10 s so far. */
function wait(work: Promise<unknown> = never) {
  const end = vi.fn<(how: unknown) => void>();
  within(work, 10_000).then(end, (error: Error) => end(error.message));
  return () => end.mock.calls[0]?.[0];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  watching = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up after ten seconds in which nothing happened', async () => {
  const end = wait();
  await pass(9_999);
  expect(end()).toBeUndefined();
  await pass(1);
  expect(end()).toBe('No answer within 10 s');
  expect([watching, vi.getTimerCount()]).toEqual([0, 0]);
});

it.each([
  ['a file has come', file],
  ['a script ran long', { entryType: 'longtask' }],
])('waits ten seconds more when %s', async (_what, entry) => {
  const end = wait();
  await pass(9_000);
  tell(entry);
  await pass(9_999);
  expect(end()).toBeUndefined();
  await pass(1);
  expect(end()).toBe('No answer within 19 s');
});

it('calls of the page are no progress: the sidebar asks whatever becomes of the area', async () => {
  const end = wait();
  await pass(9_000);
  tell({ entryType: 'resource', initiatorType: 'fetch' });
  await pass(1_000);
  expect(end()).toBe('No answer within 10 s');
});

it('gives up after a minute, whatever comes', async () => {
  const end = wait();
  for (let second = 0; second < 59; second += 1) {
    await pass(1_000);
    tell(file);
  }
  expect(end()).toBeUndefined();
  await pass(1_000);
  expect(end()).toBe('No answer within 60 s');
});

it('answers what the work answers, and leaves nothing behind', async () => {
  const end = wait(Promise.resolve('there'));
  await pass(0);
  expect(end()).toBe('there');
  expect([watching, vi.getTimerCount()]).toEqual([0, 0]);
});
