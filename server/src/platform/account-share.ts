import { ApiError } from './errors.ts';

/** Bounds of what one account may have under way in the database. */
export interface ShareLimits {
  /** Transactions at once while nobody else is at work. */
  readonly alone: number;
  /** The same while other accounts are. */
  readonly shared: number;
  /** Transactions that may wait; the next one is refused. */
  readonly waiting: number;
  /** Part of the time that they may take while more of them wait and others are at work. */
  readonly pace: number;
  /** Milliseconds of them before that counts: what a page asks for at once. */
  readonly burst: number;
}

/** Milliseconds for which an account counts as at work after its last call. */
const presence = 1000;

/** Milliseconds after which a transaction frees its share for the next one of its account. */
const longest = 200;

/** What waits of one account, by who asked; people take turns. */
class Account {
  /** Transactions under way. */
  running = 0;
  /** Those under way that are not long ones. */
  counted = 0;
  waiting = 0;
  /** When the pace makes up for what it has taken; in the clock of `performance.now()`. */
  evenAt = 0;
  /** Ends its pause. */
  timer: NodeJS.Timeout | undefined;
  readonly #people = new Map<string, (() => void)[]>();

  push(person: string, start: () => void): void {
    const starts = this.#people.get(person);
    if (starts === undefined) this.#people.set(person, [start]);
    else starts.push(start);
    this.waiting += 1;
  }

  /** Takes what waits longest of the person whose turn it is. */
  next(): (() => void) | undefined {
    for (const [person, starts] of this.#people) {
      const start = starts.shift();
      this.#people.delete(person);
      if (starts.length > 0) this.#people.set(person, starts);
      if (start === undefined) continue;
      this.waiting -= 1;
      return start;
    }
    return undefined;
  }
}

/**
 * Shares the database among accounts, so that one that sends many calls at once leaves the others
 * as fast as they are alone: each has so many transactions under way, and fewer while others are at
 * work; the rest of its calls wait, and within it people take turns. Beside others an account of
 * which more waits pauses between its transactions, because what takes turns without a pause still
 * takes every processor. A transaction that takes long stops counting, so that it never keeps its
 * own account waiting. Counted in each process.
 */
export class AccountShare {
  readonly #limits: ShareLimits;
  readonly #accounts = new Map<string, Account>();
  #last = { account: '', at: 0 };
  /** The last account before that was another one. */
  #other = { account: '', at: 0 };

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Transactions of all accounts that wait for their turn. */
  get waiting(): number {
    let sum = 0;
    for (const account of this.#accounts.values()) sum += account.waiting;
    return sum;
  }

  /**
   * Runs work when it is the account's turn. Throws 429 TOOMANYREQUESTS when too much of it waits.
   * @param person who asks within the account; without one, the account itself
   */
  async run<T>(id: string, person: string | undefined, work: () => Promise<T>): Promise<T> {
    this.#note(id);
    const account = this.#accounts.get(id) ?? new Account();
    this.#accounts.set(id, account);
    if (account.waiting > 0 || !this.#hasRoom(id, account)) {
      if (account.waiting >= this.#limits.waiting) {
        throw new ApiError('TOOMANYREQUESTS', { retryAfter: 1 });
      }
      await new Promise<void>((resolve) => {
        account.push(person ?? '', resolve);
      });
    } else {
      this.#enter(account);
    }
    let isCounted = true;
    const uncount = (): void => {
      if (isCounted) account.counted -= 1;
      isCounted = false;
      this.#startNext(id, account);
    };
    const timer = setTimeout(uncount, longest);
    const start = performance.now();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      account.running -= 1;
      this.#noteTaken(id, account, performance.now() - start);
      uncount();
      if (account.running === 0 && account.waiting === 0) this.#accounts.delete(id);
    }
  }

  #enter(account: Account): void {
    account.running += 1;
    account.counted += 1;
  }

  #startNext(id: string, account: Account): void {
    while (account.waiting > 0 && this.#hasRoom(id, account)) {
      const pause = this.#pause(id, account);
      if (pause > 0) {
        account.timer ??= setTimeout(() => {
          account.timer = undefined;
          this.#startNext(id, account);
        }, pause);
        return;
      }
      this.#enter(account);
      account.next()?.();
    }
  }

  #noteTaken(id: string, account: Account, milliseconds: number): void {
    if (account.waiting === 0 || this.#isAlone(id)) return;
    const counted = Math.min(milliseconds, longest);
    account.evenAt = Math.max(account.evenAt, performance.now()) + counted / this.#limits.pace;
  }

  /** Milliseconds until an account of which more waits may go on; none while it is alone. */
  #pause(id: string, { evenAt }: Account): number {
    const { pace, burst } = this.#limits;
    return this.#isAlone(id) ? 0 : evenAt - burst / pace - performance.now();
  }

  #note(id: string): void {
    if (this.#last.account !== id) this.#other = this.#last;
    this.#last = { account: id, at: performance.now() };
  }

  #isAlone(id: string): boolean {
    const other = this.#last.account === id ? this.#other : this.#last;
    return other.account === '' || performance.now() - other.at > presence;
  }

  #hasRoom(id: string, { running, counted }: Account): boolean {
    const { alone, shared } = this.#limits;
    return running < alone && counted < (this.#isAlone(id) ? alone : shared);
  }
}
