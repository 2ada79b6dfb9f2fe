import type { PresencePort } from './ports.ts';

/** A person who came or went. */
export interface PresenceChange {
  readonly tenantId: string;
  readonly teammateId: string;
  readonly isOnline: boolean;
}

export interface PresenceOptions {
  /** Stores changes and sends the teammate events (OP-65). */
  readonly announce: (changes: readonly PresenceChange[]) => Promise<void>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** Shortest time between two announcements of one person, milliseconds. */
  readonly every?: number;
  /** How long a person stays online after the last socket closed, milliseconds. */
  readonly grace?: number;
}

/** Presence of the people connected to this process. */
export interface Presence extends PresencePort {
  /** Announces what is due, all at once; called by a timer. */
  settle(): Promise<void>;
  /** Everybody goes offline at once, when the server stops. */
  close(): Promise<void>;
}

interface Person {
  readonly tenantId: string;
  readonly teammateId: string;
  isOnline: boolean;
  isAnnounced: boolean;
  announcedAt: number;
  dueAt: number;
}

/**
 * A reload or a renewed token closes a socket and opens the next one; the grace keeps lists from
 * flickering, the interval keeps one person from flooding a tenant. Announcing in batches lets
 * thousands of people come back after a restart without a transaction each.
 */
export function createPresence(options: PresenceOptions): Presence {
  const { now, every = 10_000, grace = 5000 } = options;
  const people = new Map<string, Person>();
  const unsettled = new Map<string, Person>();

  function change(tenantId: string, teammateId: string, isOnline: boolean): void {
    const key = `${tenantId}/${teammateId}`;
    const person = people.get(key) ?? {
      tenantId,
      teammateId,
      isOnline,
      isAnnounced: false,
      announcedAt: Number.NEGATIVE_INFINITY,
      dueAt: 0,
    };
    person.isOnline = isOnline;
    person.dueAt = Math.max(person.announcedAt + every, now() + (isOnline ? 0 : grace));
    people.set(key, person);
    unsettled.set(key, person);
  }

  async function announce(due: readonly Person[]): Promise<void> {
    const changed = due.filter((person) => person.isAnnounced !== person.isOnline);
    for (const person of changed) {
      person.isAnnounced = person.isOnline;
      person.announcedAt = now();
    }
    if (changed.length === 0) return;
    const changes = changed.map(({ tenantId, teammateId, isOnline }) => ({
      tenantId,
      teammateId,
      isOnline,
    }));
    await options.announce(changes).catch(options.onError);
  }

  return {
    connected: (tenantId, teammateId) => change(tenantId, teammateId, true),
    disconnected: (tenantId, teammateId) => change(tenantId, teammateId, false),
    async settle() {
      const due: Person[] = [];
      for (const [key, person] of unsettled) {
        if (person.dueAt > now()) continue;
        due.push(person);
        if (person.isOnline || person.isAnnounced === person.isOnline) unsettled.delete(key);
        else person.dueAt = now() + every;
        if (!person.isOnline && !person.isAnnounced) people.delete(key);
      }
      await announce(due);
    },
    async close() {
      for (const person of people.values()) person.isOnline = false;
      await announce([...people.values()]);
      people.clear();
      unsettled.clear();
    },
  };
}
