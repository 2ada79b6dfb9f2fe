import type { EntityEvent } from '@jackfield/contract';

/** Versions seen so far, overall and by entity (annex D). */
export class SeenEvents {
  readonly #versions = new Map<string, number>();
  #latest: number | null = null;

  /** Newest version known, or null before the first. */
  get latest(): number | null {
    return this.#latest;
  }

  /** Notes that everything up to `version` is known. */
  begin(version: number): void {
    this.#latest = Math.max(version, this.#latest ?? 0);
  }

  /** False for an event that is not newer than the last one of the same kind and id. */
  isNew({ eventType, id, version }: EntityEvent): boolean {
    const key = `${eventType} ${id}`;
    if (version <= (this.#versions.get(key) ?? 0)) return false;
    this.#versions.set(key, version);
    this.begin(version);
    return true;
  }
}
