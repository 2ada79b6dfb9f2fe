import type { StatusCounts } from '@jackfield/contract/api/teammate';

/** Counts by status, and the revision of the account's people that they were taken at. */
export interface CountedAt {
  /** `revision` of `teammate_count`. */
  readonly revision: string;
  readonly counts: StatusCounts;
}

/** Counts of this many searches are kept: some 300 bytes each. */
const most = 2000;

/**
 * What searches counted, in this process, so that the next page, another order or status of the
 * same search counts nothing again. The database compares the revision in the statement that reads
 * the page, so a count that has aged is never answered.
 */
export class RememberedCounts {
  readonly #counted = new Map<string, CountedAt>();

  /** What was counted last for a search; null for one that was not asked before. */
  find(search: string): CountedAt | null {
    return this.#counted.get(search) ?? null;
  }

  /** Keeps a count; the one that was not taken for the longest time goes. */
  keep(search: string, counted: CountedAt): void {
    this.#counted.delete(search);
    this.#counted.set(search, counted);
    if (this.#counted.size <= most) return;
    for (const oldest of this.#counted.keys()) {
      this.#counted.delete(oldest);
      return;
    }
  }
}
