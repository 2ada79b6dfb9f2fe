interface Waiting {
  /** Null for what goes first. */
  readonly scope: string | null;
  readonly start: () => void;
}

/** Scopes whose last turn is remembered; older ones count as if they never had one. */
const remembered = 1000;

/**
 * Turns at a database that answers one transaction at a time. First come those without a scope: the
 * short reads that find out whose call it is. Then whoever had no turn for the longest time, so that
 * a scope (an account, or the server itself) that always has something waiting comes once in a
 * round. The next one is chosen when what the last answer set off has asked in its turn:
 * a call that finds its session and then its record waits once for others, not twice.
 */
export class Turns {
  readonly #waiting: Waiting[] = [];
  /** Scopes by their last turn, the oldest first. */
  readonly #served = new Set<string>();
  #isTaken = false;

  /** Waits for a turn; answers how to end it, which counts once. */
  async enter(scope: string | null): Promise<() => void> {
    if (this.#isTaken) {
      await new Promise<void>((start) => {
        this.#waiting.push({ scope, start });
      });
    }
    this.#isTaken = true;
    if (scope !== null) this.#note(scope);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      setImmediate(() => this.#startNext());
    };
  }

  #note(scope: string): void {
    this.#served.delete(scope);
    this.#served.add(scope);
    for (const oldest of this.#served) {
      if (this.#served.size <= remembered) return;
      this.#served.delete(oldest);
    }
  }

  #startNext(): void {
    const next = this.#next();
    if (next === undefined) this.#isTaken = false;
    else next.start();
  }

  #next(): Waiting | undefined {
    const first = this.#take(({ scope }) => scope === null);
    const unserved = first ?? this.#take(({ scope }) => !this.#served.has(scope ?? ''));
    if (unserved !== undefined) return unserved;
    for (const scope of this.#served) {
      const next = this.#take((waiting) => waiting.scope === scope);
      if (next !== undefined) return next;
    }
    return undefined;
  }

  /** The first that waits and is wanted, which waits no more. */
  #take(isWanted: (waiting: Waiting) => boolean): Waiting | undefined {
    const at = this.#waiting.findIndex(isWanted);
    return at === -1 ? undefined : this.#waiting.splice(at, 1)[0];
  }
}
