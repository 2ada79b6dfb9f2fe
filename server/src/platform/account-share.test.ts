import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountShare } from './account-share.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told to, and the order in which it began. */
function workshop(share: AccountShare) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (account: string, name: string, person?: string) =>
      share.run(account, person, () => {
        begun.push(name);
        return new Promise<string>((resolve) => {
          ends.set(name, () => resolve(name));
        });
      }),
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
/** Nobody pauses. */
const free = { pace: 1, burst: 1000 };
const limits = { alone: 3, shared: 1, waiting: 4, ...free };

it('an account that is alone has more under way than one beside others', async () => {
  const share = new AccountShare(limits);
  const { ask, begun, end } = workshop(share);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  void ask('b', 'b1');
  expect(begun.at(-1)).toBe('b1');
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  await end('a3');
  expect(begun.at(-1)).toBe('a4');
  await end('b1');
  await vi.advanceTimersByTimeAsync(1001);
  await end('a4');
  expect(begun.at(-1)).toBe('a5');
  expect(share.waiting).toBe(0);
});

it('people of an account take turns, whoever asks more', async () => {
  const { ask, begun, end } = workshop(
    new AccountShare({ alone: 1, shared: 1, waiting: 9, ...free }),
  );
  void ask('a', 'first');
  for (const name of ['x1', 'x2', 'x3']) void ask('a', name, 'x');
  void ask('a', 'y1', 'y');
  for (const name of ['first', 'x1', 'y1', 'x2', 'x3']) await end(name);
  expect(begun).toEqual(['first', 'x1', 'y1', 'x2', 'x3']);
});

it('only an account with too much waiting is refused, and only then', async () => {
  const { ask } = workshop(new AccountShare(limits));
  for (let at = 0; at < 7; at += 1) void ask('a', `a${at}`);
  await expect(ask('a', 'a7')).rejects.toMatchObject({ code: 'TOOMANYREQUESTS', retryAfter: 1 });
  void ask('b', 'b1');
});

it('work that takes long, or fails, frees its share', async () => {
  const share = new AccountShare({ alone: 2, shared: 1, waiting: 9, ...free });
  const { ask, begun, end } = workshop(share);
  void ask('b', 'b1');
  void ask('a', 'a1');
  void ask('a', 'a2');
  void ask('a', 'a3');
  expect(begun).toEqual(['b1', 'a1']);
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toEqual(['b1', 'a1', 'a2']);
  await vi.advanceTimersByTimeAsync(500);
  expect(begun).toEqual(['b1', 'a1', 'a2']);
  await end('a2');
  expect(begun.at(-1)).toBe('a3');
  const failed = share.run('c', undefined, () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  const worked = await share.run('c', undefined, () => Promise.resolve('works'));
  expect(worked).toBe('works');
});

describe('pace', () => {
  const paced = { alone: 1, shared: 1, waiting: 99, pace: 0.25, burst: 50 };

  /** Keeps so many transactions of ten milliseconds each asked for; answers the milliseconds done. */
  function flood(share: AccountShare, atOnce: number): () => number {
    let done = 0;
    const ask = async (): Promise<void> => {
      await share.run('a', undefined, () => new Promise((resolve) => setTimeout(resolve, 10)));
      done += 10;
      void ask();
    };
    for (let at = 0; at < atOnce; at += 1) void ask();
    return () => done;
  }

  /** Another account asks for something now and then. */
  function visit(share: AccountShare): void {
    const ask = (): void => void share.run('b', undefined, () => Promise.resolve());
    ask();
    setInterval(ask, 100);
  }

  it('beside others an account of which more waits takes its burst and then its part of the time', async () => {
    const share = new AccountShare(paced);
    visit(share);
    const done = flood(share, 40);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done()).toBeGreaterThanOrEqual(250);
    expect(done()).toBeLessThanOrEqual(250 + 50 + 10);
  });

  it('an account alone takes all of the time, and as little as before once others come', async () => {
    const share = new AccountShare(paced);
    const done = flood(share, 40);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done()).toBe(1000);
    visit(share);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done()).toBeGreaterThanOrEqual(1250);
    expect(done()).toBeLessThanOrEqual(1250 + 50 + 10);
  });

  it('who asks for one thing after the other never pauses', async () => {
    const share = new AccountShare(paced);
    visit(share);
    const done = flood(share, 1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done()).toBe(1000);
  });
});
