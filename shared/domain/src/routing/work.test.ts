import { afterEach, describe, expect, it, vi } from 'vitest';
import { impactOf } from './impact.ts';
import { account, company, to } from './sample-account.ts';
import { finish, inPieces, promised, type Work } from './work.ts';

afterEach(() => vi.restoreAllMocks());

/** Work of so many steps, each of a millisecond by the clock of the test. */
function stepping(steps: number, log: string[] = []): Work<string> {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (function* () {
    for (let step = 0; step < steps; step += 1) {
      now += 1;
      log.push('step');
      yield undefined;
    }
    return 'done';
  })();
}

const failed = (error: unknown) => {
  throw error;
};

/** Something else that waits for its turn, such as a key. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

describe('work in pieces', () => {
  it('is done at once where it takes one piece', () => {
    const found: string[] = [];
    inPieces(stepping(3), { done: (result) => found.push(result), failed });
    expect(found).toEqual(['done']);
  });

  it('[SAY-06] lets others have a turn after each 8 ms', async () => {
    const log: string[] = [];
    const whole = promised(stepping(30, log));
    const turns: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await nextTurn();
      turns.push(log.length);
    }
    expect(await whole).toBe('done');
    expect(turns[0]).toBeLessThanOrEqual(16);
    expect(new Set(turns).size).toBe(3);
    expect(log).toHaveLength(30);
  });

  it('does nothing more once it is given up', async () => {
    const log: string[] = [];
    const done = vi.fn<(result: string) => void>();
    const giveUp = inPieces(stepping(30, log), { done, failed });
    giveUp();
    const steps = log.length;
    await nextTurn();
    await nextTurn();
    expect(log).toHaveLength(steps);
    expect(done).not.toHaveBeenCalled();
  });

  it('tells what it threw', async () => {
    function* broken(): Work<string> {
      yield* stepping(20);
      throw new Error('broken');
    }
    await expect(promised(broken())).rejects.toThrow('broken');
  });

  it('[SAY-06] a comparison may be interrupted at each number', () => {
    const before = account();
    const many = {
      ...before,
      numbers: Array.from({ length: 50 }, (_, index) => ({
        ...before.numbers[0]!,
        id: `${index}`,
        number: `+1251555${1000 + index}`,
      })),
    };
    const after = { ...many, companies: [company({ openHour: to('team', 'Sales') })] };
    const work = impactOf({ periods: [{ from: 0, before: many, after }], stopped: [] }, 86_400_000);
    let interrupted = 0;
    for (let step = work.next(); step.done !== true; step = work.next()) interrupted += 1;
    expect(interrupted).toBeGreaterThan(many.numbers.length);
    expect(finish(stepping(2))).toBe('done');
  });
});
