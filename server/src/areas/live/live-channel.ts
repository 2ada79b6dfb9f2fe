import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHub, type Hub } from '../../hub/hub.ts';
import type { HubLimits } from '../../hub/limits.ts';
import type { HubLog, VerifyHubToken } from '../../hub/ports.ts';
import { createPresence } from '../../hub/presence.ts';
import { pathOf, refuse } from '../../hub/upgrade.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { repeat } from '../../platform/repeat.ts';
import { openDoorbell } from '../../relay/doorbell.ts';
import { createEventReader } from '../../relay/event-reader.ts';
import { createRelay } from '../../relay/relay.ts';
import { endedSessions } from './ended-sessions.ts';
import { createPresenceStore } from './presence-store.ts';
import { clearLeftForms } from './open-forms.ts';
import { clearEventsBefore } from './repository.ts';

export interface LiveOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly verifyToken: VerifyHubToken;
  readonly isAllowedOrigin: (origin: string) => boolean;
  readonly log: HubLog;
  /** Another process says that something without a tenant has changed. */
  readonly onNotice?: () => Promise<void>;
  readonly limits?: HubLimits;
  /** Path of the hub (annex F8, hubUrl). */
  readonly path?: string;
}

/** The real-time channel of this process: hub, relay, presence and their timers. */
export interface LiveChannel {
  readonly hub: Hub;
  /** Takes the upgrade requests of the HTTP server; only the hub's path exists. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Tells the other processes that something without a tenant has changed. */
  notify(): void;
  /** Resolves when every stored event has been handed to the sockets of this process. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const settleEvery = 200;
const beatEvery = 15_000;
const sessionsEvery = 2000;
const formsEvery = 4000;
const eventFirst = 250;
const clearEvery = 600_000;
const eventLife = 24 * 3_600_000;

/** Opens the channel; the caller hands it the upgrade requests. */
export async function openLiveChannel(options: LiveOptions): Promise<LiveChannel> {
  const { db, clock, log, path = '/hub' } = options;
  const nodeId = newId();
  const now = () => clock.now().getTime();
  const onError = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'live channel');

  const store = createPresenceStore(db, clock, nodeId);
  await store.beat();
  const presence = createPresence({ announce: (changes) => store.announce(changes), now, onError });
  const relay = createRelay({
    reader: createEventReader(db),
    publish: (tenantId, events) => hub.publish(tenantId, events),
    tenantIds: () => hub.tenantIds(),
    onError,
  });
  const hub: Hub = createHub(
    {
      verifyToken: options.verifyToken,
      isAllowedOrigin: options.isAllowedOrigin,
      presence,
      follow: (tenantId) => relay.follow(tenantId),
      log,
      now,
      ticks: () => performance.now(),
    },
    options.limits,
  );
  const doorbell = await openDoorbell({
    db,
    nodeId,
    onRing: (tenantIds) => relay.ring(tenantIds ?? hub.tenantIds()),
    onNotice: () => void options.onNotice?.().catch(onError),
    onError,
  });
  const stopEvents = db.onEvents((tenantIds) => {
    relay.ring(tenantIds);
    doorbell.ring(tenantIds);
  });

  async function closeEnded(): Promise<void> {
    const sessions = hub.sessions();
    const ended = await endedSessions(db, [...sessions.keys()], clock.now());
    if (ended.length === 0) return;
    // The event that tells why a session ended comes with the same commit and shall be first.
    await sleep(eventFirst);
    for (const { id, isOver } of ended) {
      if (isOver) hub.expireSession(id);
      else hub.endSession(id, relay.versionOf(sessions.get(id) ?? ''));
    }
  }

  const timers = [
    repeat(() => presence.settle(), settleEvery, onError),
    repeat(closeEnded, sessionsEvery, onError),
    repeat(() => store.beat(), beatEvery, onError),
    repeat(() => store.clearGone(), beatEvery, onError),
    repeat(() => clearLeftForms(db, clock.now()), formsEvery, onError),
    repeat(
      () => db.system((tx) => clearEventsBefore(tx, new Date(now() - eventLife))),
      clearEvery,
      onError,
    ),
  ];
  await store.clearGone();

  return {
    hub,
    async handleUpgrade(request, socket, head) {
      if (pathOf(request.url).toLowerCase() === path) {
        await hub.handleUpgrade(request, socket, head);
      } else refuse(socket, 404);
    },
    notify: () => doorbell.notify(),
    settled: () => relay.settled(),
    async close() {
      for (const stop of timers) stop();
      await hub.close();
      await presence.close();
      stopEvents();
      await relay.close();
      await doorbell.close();
    },
  };
}
