import type { PresencePort } from './ports.ts';

/** Stores that a person came or went, and sends the teammate event (OP-65). */
export type AnnouncePresence = (
  tenantId: string,
  teammateId: string,
  isOnline: boolean,
) => Promise<void>;

export interface PresenceOptions {
  readonly announce: AnnouncePresence;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** Shortest time between two announcements of one person, milliseconds. */
  readonly every?: number;
  /** How long a person stays online after the last socket closed, milliseconds. */
  readonly grace?: number;
}

/** Presence of the people connected to this process. */
export interface Presence extends PresencePort {
  /** Announces what is due; called by a timer. */
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
 * flickering, the interval keeps one person from flooding a tenant.
 */
export function createPresence(options: PresenceOptions): Presence {
  const { now, every = 10_000, grace = 5000 } = options;
  const people = new Map<string, Person>();

  async function announce(person: Person): Promise<void> {
    const { tenantId, teammateId, isOnline } = person;
    if (person.isAnnounced === isOnline) return;
    person.isAnnounced = isOnline;
    person.announcedAt = now();
    await options.announce(tenantId, teammateId, isOnline).catch(options.onError);
  }

  async function change(tenantId: string, teammateId: string, isOnline: boolean): Promise<void> {
    const key = `${tenantId}/${teammateId}`;
    const person = people.get(key) ?? {
      tenantId,
      teammateId,
      isOnline,
      isAnnounced: false,
      announcedAt: Number.NEGATIVE_INFINITY,
      dueAt: 0,
    };
    people.set(key, person);
    person.isOnline = isOnline;
    person.dueAt = Math.max(person.announcedAt + every, now() + (isOnline ? 0 : grace));
    if (person.dueAt <= now()) await announce(person);
  }

  return {
    connected: (tenantId, teammateId) => void change(tenantId, teammateId, true),
    disconnected: (tenantId, teammateId) => void change(tenantId, teammateId, false),
    async settle() {
      for (const [key, person] of people) {
        if (person.dueAt > now()) continue;
        await announce(person);
        if (!person.isOnline && now() >= person.announcedAt + every) people.delete(key);
      }
    },
    async close() {
      for (const person of people.values()) person.isOnline = false;
      await Promise.all([...people.values()].map(announce));
      people.clear();
    },
  };
}
