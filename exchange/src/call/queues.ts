/** How many callers wait in the queue of each team. */
export class Queues {
  readonly #waiting = new Map<string, number>();

  /** Takes a place; answers how to leave it, or null where the queue is full. */
  enter(teamId: string, most: number): (() => void) | null {
    const count = this.#waiting.get(teamId) ?? 0;
    if (count >= most) return null;
    this.#waiting.set(teamId, count + 1);
    return () => {
      const left = (this.#waiting.get(teamId) ?? 1) - 1;
      if (left === 0) this.#waiting.delete(teamId);
      else this.#waiting.set(teamId, left);
    };
  }
}
