/** A caller's place in a queue. */
export interface Place {
  /** Since when the caller waits, in milliseconds. */
  readonly since: number;
  /** Whether it is this caller's turn: who waits longest is first. */
  readonly isFirst: boolean;
  leave(): void;
}

/** Who waits in the queue of each team, and who talks and is not free for them (CALL-06). */
export class Queues {
  readonly #waiting = new Map<string, Place[]>();
  readonly #talking = new Map<string, number>();
  readonly #heard = new Set<() => void>();

  /** Takes a place behind those who wait longer; null where the queue is full. */
  enter(teamId: string, most: number, since: number): Place | null {
    const places = this.#waiting.get(teamId) ?? [];
    if (places.length >= most) return null;
    const place: Place = {
      since,
      get isFirst() {
        return places[0] === place;
      },
      leave: () => {
        places.splice(places.indexOf(place), 1);
        if (places.length === 0) this.#waiting.delete(teamId);
        this.#change();
      },
    };
    const behind = places.findIndex((other) => other.since > since);
    places.splice(behind === -1 ? places.length : behind, 0, place);
    this.#waiting.set(teamId, places);
    return place;
  }

  /** Somebody talks; what it returns ends that. */
  talk(personId: string): () => void {
    this.#talking.set(personId, (this.#talking.get(personId) ?? 0) + 1);
    return () => {
      const left = (this.#talking.get(personId) ?? 1) - 1;
      if (left === 0) this.#talking.delete(personId);
      else this.#talking.set(personId, left);
      this.#change();
    };
  }

  isFree(personId: string): boolean {
    return !this.#talking.has(personId);
  }

  /** Hears that places moved up or somebody may be free; what it returns ends that. */
  onChange(hear: () => void): () => void {
    this.#heard.add(hear);
    return () => this.#heard.delete(hear);
  }

  #change(): void {
    for (const hear of this.#heard) hear();
  }
}
