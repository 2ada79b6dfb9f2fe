// @vitest-environment jsdom
import type { WebPhone } from '@jackfield/contract/api/web-phone';
import { waitFor } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeLine } from './fake-line.ts';
import { TabPhone } from './tab-phone.ts';

const phone = { id: 'one', name: 'Web phone', sip: {} } as WebPhone;

interface Request {
  readonly name: string;
  readonly run: (lock: object | null) => Promise<unknown> | undefined;
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Locks of a browser, whose tabs are the phones of a test. */
class Locks {
  readonly #held = new Map<string, Request>();
  readonly #waiting: Request[] = [];

  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    run: Request['run'],
  ): Promise<unknown> {
    return new Promise((settle, fail) => {
      const request = { name, run, settle, fail };
      const holder = this.#held.get(name);
      if (holder && options.steal) {
        this.#held.delete(name);
        holder.fail(new DOMException('stolen', 'AbortError'));
      }
      if (!this.#held.has(name)) this.#grant(request);
      else if (options.ifAvailable) settle(run(null));
      else this.#waiting.push(request);
    });
  }

  async query() {
    return { held: [...this.#held.keys()].map((name) => ({ name })) };
  }

  /** The tab that has a lock is closed. */
  release(name: string): void {
    this.#held.delete(name);
    const at = this.#waiting.findIndex((request) => request.name === name);
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (next) this.#grant(next);
  }

  #grant(request: Request): void {
    this.#held.set(request.name, request);
    void request.run({})?.then((answer) => {
      if (this.#held.get(request.name) === request) this.release(request.name);
      request.settle(answer);
    });
  }
}

let locks: Locks;
const lines: FakeLine[] = [];
const openLine = vi.fn(async () => {
  const line = new FakeLine();
  lines.push(line);
  return line;
});
const openTab = () => {
  const tab = new TabPhone(openLine);
  tab.open(phone);
  return tab;
};
const state = (tab: TabPhone) => tab.see().state;
/** Whether leaving the page asks. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  lines.length = 0;
  openLine.mockClear();
  locks = new Locks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  for (const line of lines) for (const { id } of line.see().calls) line.over(id, 'hungUp');
  vi.unstubAllGlobals();
});

it('[CALL-16] of two tabs the first has the phone, and the other knows', async () => {
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(state(first)).toBe('ready'));
  await waitFor(() => expect(state(second)).toBe('elsewhere'));
  expect(lines).toHaveLength(1);
});

it('[CALL-16] the other tab has it once the first is closed', async () => {
  const [, second] = [openTab(), openTab()];
  await waitFor(() => expect(state(second)).toBe('elsewhere'));
  locks.release('jackfield.phone');
  await waitFor(() => expect(state(second)).toBe('ready'));
});

it('[CALL-16] a tab that takes the phone over ends the line of the other, which can take it back', async () => {
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(state(second)).toBe('elsewhere'));
  second.takeOver();
  await waitFor(() => expect(state(second)).toBe('ready'));
  await waitFor(() => expect(state(first)).toBe('elsewhere'));
  expect(lines[0]?.isClosed).toBe(true);
  first.takeOver();
  await waitFor(() => expect(state(first)).toBe('ready'));
  await waitFor(() => expect(state(second)).toBe('elsewhere'));
});

it('[CALL-16] while a call goes on, leaving the page asks and the other tab knows of it', async () => {
  const [first, second] = [openTab(), openTab()];
  await waitFor(() => expect(state(first)).toBe('ready'));
  expect(asks()).toBe(false);
  expect(await second.isOnCallElsewhere()).toBe(false);
  const id = first.line?.call('1008') ?? '';
  expect(asks()).toBe(true);
  expect(await second.isOnCallElsewhere()).toBe(true);
  first.line?.hangUp(id);
  expect(asks()).toBe(false);
  await waitFor(async () => expect(await second.isOnCallElsewhere()).toBe(false));
});

it('[CALL-16] the phone of another session takes the place of one that was refused', async () => {
  const tab = openTab();
  await waitFor(() => expect(state(tab)).toBe('ready'));
  lines[0]?.become('refused');
  tab.open({ ...phone, id: 'two' });
  await waitFor(() => expect(state(tab)).toBe('ready'));
  expect(lines).toHaveLength(2);
  expect(lines[0]?.isClosed).toBe(true);
  lines[0]?.become('lost');
  expect(state(tab)).toBe('ready');
});

it('[CALL-16] files of the line that do not come are asked for again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
  openLine.mockRejectedValueOnce(new Error('gone'));
  const tab = openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(state(tab)).toBe('lost');
  expect(reportError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(5000);
  expect(state(tab)).toBe('ready');
  vi.useRealTimers();
});
