import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  boardEventTypes,
  type EntityEvent,
  type HubEventType,
  type ReleaseChanged,
  type SentEvent,
} from '@jackfield/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import { audienceOf } from './audience.ts';
import { Connection } from './connection.ts';
import { Groups } from './groups.ts';
import { defaultLimits, type HubLimits } from './limits.ts';
import type { HubIdentity, HubPorts, PersonIdentity } from './ports.ts';
import { closeCodes, invocationRecord, noticeRecord } from './protocol.ts';
import { isOriginAccepted, readUpgrade, refuse } from './upgrade.ts';

/** Milliseconds that clients have to answer a close when the server stops. */
const closeWithin = 1000;

/** The real-time channel of one process (RT rows, annex D). */
export interface Hub {
  /** Takes an upgrade request for the hub's path. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Sends events of one tenant, in order, to their audience; resolves when all are handed over. */
  publish(tenantId: string, events: readonly SentEvent[]): Promise<void>;
  /**
   * Tells the sockets of a session that it has ended (RT-18), then closes them. `version` is the
   * account's newest one.
   */
  endSession(sessionId: string, version: number): void;
  /** Closes the sockets of a session whose time is over; its page knows, and keeps what it shows. */
  expireSession(sessionId: string): void;
  /** Tells every socket of this process something that is no event of an account. */
  broadcast(target: string, argument: ReleaseChanged): void;
  /** Sessions that have sockets here, with their tenants. */
  sessions(): ReadonlyMap<string, string>;
  /** Tenants that have sockets here. */
  tenantIds(): string[];
  readonly socketCount: number;
  close(): Promise<void>;
}

/** Creates the hub; nothing listens until upgrades are handed to it. */
export function createHub(ports: HubPorts, limits: HubLimits = defaultLimits): Hub {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.maxPayload,
  });
  const groups = new Groups();
  const connections = new Set<Connection>();
  const queues = new Map<string, Promise<void>>();
  let isClosed = false;

  function forget(connection: Connection): void {
    connections.delete(connection);
    const { identity } = connection;
    const { tenantId } = identity;
    if (identity.kind === 'wall') groups.removeWall(connection, tenantId, identity.wallId);
    else if (groups.remove(connection, identity)) {
      ports.presence.disconnected(tenantId, identity.teammateId);
    }
  }

  function join(connection: Connection): void {
    const { identity } = connection;
    const { tenantId } = identity;
    if (identity.kind === 'wall') groups.addWall(connection, tenantId, identity.wallId);
    else if (groups.add(connection, identity)) {
      ports.presence.connected(tenantId, identity.teammateId);
    }
  }

  function accept(socket: WebSocket, stream: Duplex, identity: HubIdentity): void {
    const connection = new Connection({ socket, stream }, identity, limits, ports.ticks());
    connections.add(connection);
    join(connection);
    socket.on('message', (data, isBinary) => {
      if (isBinary) connection.close(closeCodes.invalidPayload, 'Text records only.', false);
      else connection.receive(String(data), ports.ticks());
    });
    socket.on('error', (error) => ports.log.warn({ reason: error.message }, 'hub socket failed'));
    socket.on('close', () => forget(connection));
  }

  async function authenticate(request: IncomingMessage): Promise<HubIdentity | 401 | 403 | 429> {
    const upgrade = readUpgrade(request);
    if (!isOriginAccepted(upgrade, ports.isAllowedOrigin)) return 403;
    const token = upgrade.headerToken ?? upgrade.queryToken;
    const identity = token === null ? null : await ports.verifyToken(token);
    if (!identity || identity.expiresAt <= ports.now()) return 401;
    await ports.follow(identity.tenantId);
    const { tenantId } = identity;
    const own =
      identity.kind === 'wall'
        ? groups.wall(tenantId, identity.wallId)
        : groups.person(tenantId, identity.teammateId);
    return own.size >= limits.socketsPerPerson ? 429 : identity;
  }

  async function deliver(tenantId: string, events: readonly SentEvent[]): Promise<void> {
    let sends = 0;
    for (const { method, event } of events) {
      if (event.eventType === 'teammaterole' && event.role) {
        groups.setRole(tenantId, event.id, event.role);
      }
      const audience = audienceOf(event);
      const record = invocationRecord(method, event);
      const now = ports.ticks();
      for (const connection of groups.members(tenantId, audience)) {
        connection.send(record, now);
        sends += 1;
        // Accounts that are told at the same time share the turn.
        if (sends * queues.size < limits.sendsPerTurn) continue;
        sends = 0;
        await nextTurn();
      }
      for (const connection of endedBy({ method, event }, groups)) {
        connection.close(closeCodes.revoked, null, false);
      }
    }
    const last = events.findLast(({ event }) => changesBoard.has(event.eventType));
    if (last === undefined) return;
    const record = invocationRecord('UpdateEntityAsync', boardChanged(tenantId, last.event));
    for (const connection of groups.walls(tenantId)) connection.send(record, ports.ticks());
  }

  async function broadcast(record: Buffer): Promise<void> {
    let sends = 0;
    for (const connection of connections) {
      connection.send(record, ports.ticks());
      sends += 1;
      if (sends % limits.sendsPerTurn === 0) await nextTurn();
    }
  }

  async function sweep(): Promise<void> {
    let looked = 0;
    for (const connection of connections) {
      connection.sweep(ports.ticks(), ports.now());
      looked += 1;
      if (looked % limits.sendsPerTurn === 0) await nextTurn();
    }
  }

  const timer = setInterval(() => void sweep(), limits.sweepEvery);
  timer.unref();

  return {
    async handleUpgrade(request, socket, head) {
      const onEarlyError = () => socket.destroy();
      socket.on('error', onEarlyError);
      const outcome = isClosed ? 503 : await authenticate(request).catch(() => 503 as const);
      if (typeof outcome === 'number') return refuse(socket, outcome);
      socket.off('error', onEarlyError);
      server.handleUpgrade(request, socket, head, (webSocket) =>
        accept(webSocket, socket, outcome),
      );
    },
    publish(tenantId, events) {
      const before = queues.get(tenantId) ?? Promise.resolve();
      const turn = before.then(() => deliver(tenantId, events));
      queues.set(tenantId, turn);
      void turn.finally(() => {
        if (queues.get(tenantId) === turn) queues.delete(tenantId);
      });
      return turn;
    },
    endSession(sessionId, version) {
      const at = new Date(ports.now()).toISOString();
      for (const connection of connections) {
        const { identity } = connection;
        if (identity.kind === 'wall' || identity.sessionId !== sessionId) continue;
        const event = revoked(identity, version, at);
        connection.send(invocationRecord('RevokeAccessAsync', event), ports.ticks());
        connection.close(closeCodes.revoked, 'The session has ended.', false);
      }
    },
    expireSession(sessionId) {
      for (const connection of connections) {
        const { identity } = connection;
        if (identity.kind === 'wall' || identity.sessionId !== sessionId) continue;
        connection.close(closeCodes.expired, 'The session is over.', false);
      }
    },
    broadcast(target, argument) {
      void broadcast(noticeRecord(target, argument));
    },
    sessions() {
      const sessions = [...connections].flatMap(({ identity }) =>
        identity.kind === 'person' ? [identity] : [],
      );
      return new Map(sessions.map(({ sessionId, tenantId }) => [sessionId, tenantId]));
    },
    tenantIds: () => groups.tenantIds(),
    get socketCount() {
      return connections.size;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const connection of connections) {
        connection.close(closeCodes.goingAway, 'The server is going away.', true);
      }
      for (let waited = 0; connections.size > 0 && waited < closeWithin; waited += 20) {
        await sleep(20);
      }
      for (const connection of connections) connection.terminate();
      server.close();
    },
  };
}

const changesBoard: ReadonlySet<HubEventType> = new Set(boardEventTypes);

/** An event that is told to some sockets only and stored nowhere. */
function eventOf(
  tenantId: string,
  own: Pick<EntityEvent, 'eventType' | 'id' | 'version' | 'at'>,
): EntityEvent {
  const nobody = { ownerType: null, ownerId: null, status: null, role: null };
  return { tenantId, accountId: tenantId, ...nobody, ...own };
}

/** The event of a session that ended. */
const revoked = ({ tenantId, teammateId }: PersonIdentity, version: number, at: string) =>
  eventOf(tenantId, { eventType: 'session', id: teammateId, version, at });

/** What walls hear of an event, without the record that it is about. */
const boardChanged = (tenantId: string, { version, at }: EntityEvent) =>
  eventOf(tenantId, { eventType: 'wall', id: tenantId, version, at });

/** Sockets that are closed once an event has been sent (annex D: suspension, cancel, deletion). */
function endedBy({ method, event }: SentEvent, groups: Groups): Iterable<Connection> {
  const isEnding = event.status === 'suspended' || event.status === 'cancel';
  if (event.eventType === 'teammatestatus' && isEnding) {
    return groups.person(event.tenantId, event.id);
  }
  if (event.eventType === 'wall' && method === 'DeletedEntityAsync') {
    return groups.wall(event.tenantId, event.id);
  }
  if (event.eventType === 'tenant' && method === 'DeletedEntityAsync') {
    return event.status === 'active' ? [] : groups.tenant(event.tenantId);
  }
  return [];
}
