import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { webPhoneClosed } from '@jackfield/contract/api/web-phone';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { refuse } from '../../hub/upgrade.ts';
import { repeat } from '../../platform/repeat.ts';
import { sessionOfCookie } from '../session/tokens/authenticate.ts';
import { readCookie, sessionCookie } from '../session/tokens/cookies.ts';
import { findLiveByIds, isLive, mayTalk } from '../session/tokens/live-session.ts';
import type { AuthServices } from '../session/tokens/services.ts';
import { endPhones } from './end-phones.ts';
import { webSocketOf } from './exchange-of.ts';
import { isOwnMessage } from './own-message.ts';

interface RelayPorts {
  readonly auth: AuthServices;
  /** Whether a page of this origin belongs to the portal. */
  readonly isAllowedOrigin: (origin: string) => boolean;
  readonly log: { warn(fields: object, message: string): void };
}

/** Web sockets of browsers, each passed on to the Asterisk of an exchange. */
export interface WebPhoneRelay {
  /** Takes an upgrade request for the path of web phones. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): void;
}

/** Bytes of the largest message; a description of sound with its addresses has a few thousand. */
const largest = 64 * 1024;
/** Unsent bytes at which a browser that takes nothing is let go. */
const mostUnsent = 1024 * 1024;
/** Messages that a phone may send in a second. */
const mostMessages = 50;
/** Answered by a browser with half of it (RFC 5626, section 4.4.1). */
const keepAlive = '\r\n\r\n';
/** Milliseconds. */
const connectsWithin = 5000;
const sessionsEvery = 500;
const pingEvery = 15_000;
const clearEvery = 15_000;

interface Passage {
  readonly sessionId: string;
  readonly browser: WebSocket;
  readonly asterisk: WebSocket;
  /** SIP name of the phone. */
  readonly name: string;
  /** It has answered since it was asked last. */
  isHeard: boolean;
  /** Messages in the second that began then. */
  sent: { since: number; count: number };
}

/** Counts one more message; whether so many in this second are fine. */
function mayPass(passage: Passage): boolean {
  const now = performance.now();
  if (now - passage.sent.since > 1000) passage.sent = { since: now, count: 0 };
  passage.sent.count += 1;
  return passage.sent.count <= mostMessages;
}

/** At once, whatever the browser does: it may take its time to close its side. */
function end({ asterisk, browser }: Passage, code: number): void {
  asterisk.terminate();
  browser.close(code);
}

/**
 * Passes the SIP of web phones on. A socket is opened by the cookie of a session from a page of the
 * portal, has the phone of that session alone, and ends with the session. Asterisk listens on
 * loopback, and sees nothing of browsers.
 */
export function createWebPhoneRelay({ auth, isAllowedOrigin, log }: RelayPorts): WebPhoneRelay {
  const { db, clock, limits } = auth;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: largest,
  });
  /** One for each session. */
  const passages = new Map<string, Passage>();
  const onError = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'web phones');

  /** Whose phone speaks, and where to; a status for who may not. */
  async function admit({ headers }: IncomingMessage) {
    const { origin } = headers;
    if (origin === undefined || !isAllowedOrigin(origin)) return 403;
    const cookie = readCookie({ headers }, sessionCookie);
    const now = clock.now();
    const session = cookie === undefined ? null : await sessionOfCookie(auth, cookie, now);
    if (session === null) return 401;
    if (!mayTalk(session)) return 403;
    return db.read(null, async (tx) => {
      const phone = await tx
        .selectFrom('device')
        .select('sip_username as name')
        .where('session_id', '=', session.id)
        .executeTakeFirst();
      if (phone === undefined) return 404;
      const address = await webSocketOf(tx, session.tenantId, now);
      return address === null ? 503 : { sessionId: session.id, name: phone.name, address };
    });
  }

  function pass(passage: Passage): void {
    const { sessionId, browser, asterisk, name } = passage;
    const former = passages.get(sessionId);
    if (former) end(former, webPhoneClosed.elsewhere);
    passages.set(sessionId, passage);
    const say = (data: RawData, isBinary: boolean) => {
      passage.isHeard = true;
      if (asterisk.readyState !== WebSocket.OPEN) return;
      const isFine = mayPass(passage) && isOwnMessage(String(data), name);
      if (isFine) asterisk.send(data, { binary: isBinary });
      else end(passage, webPhoneClosed.misused);
    };
    browser.on('message', say);
    asterisk.on('message', (data, isBinary) => {
      if (browser.bufferedAmount > mostUnsent) browser.terminate();
      else browser.send(data, { binary: isBinary });
    });
    browser.on('error', onError);
    browser.on('close', () => {
      if (passages.get(sessionId) === passage) passages.delete(sessionId);
    });
    asterisk.on('close', () => browser.close(webPhoneClosed.away));
  }

  /** Closes the sockets of sessions that ended, of which the database alone is sure. */
  async function closeEnded(): Promise<void> {
    if (passages.size === 0) return;
    const now = clock.now();
    // Others may come while the database is asked.
    const asked = [...passages.values()];
    const sessions = asked.map(({ sessionId }) => sessionId);
    const found = await db.read(null, (tx) => findLiveByIds(tx, sessions));
    const alive = found.filter((session) => isLive(session, limits, now) && mayTalk(session));
    const ids = new Set(alive.map(({ id }) => id));
    for (const passage of asked) {
      if (!ids.has(passage.sessionId)) end(passage, webPhoneClosed.ended);
    }
  }

  /**
   * A browser that is gone without a word is found out, so that calls do not ring nowhere; so is the
   * portal by a browser, which sees no pings of its socket.
   */
  async function ping(): Promise<void> {
    for (const passage of passages.values()) {
      if (!passage.isHeard) passage.browser.terminate();
      passage.isHeard = false;
      passage.browser.send(keepAlive);
    }
  }

  const timers = [
    repeat(closeEnded, sessionsEvery, onError),
    repeat(ping, pingEvery, onError),
    repeat(() => endPhones(db, clock.now()), clearEvery, onError),
  ];

  return {
    async handleUpgrade(request, socket, head) {
      const onEarlyError = () => socket.destroy();
      socket.on('error', onEarlyError);
      const admitted = await admit(request);
      if (typeof admitted === 'number') return refuse(socket, admitted);
      const asterisk = await connect(admitted.address);
      if (asterisk === null) return refuse(socket, 503);
      socket.once('close', () => asterisk.terminate());
      if (socket.destroyed) return asterisk.terminate();
      socket.off('error', onEarlyError);
      server.handleUpgrade(request, socket, head, (browser) => {
        const { sessionId, name } = admitted;
        pass({ sessionId, name, browser, asterisk, isHeard: true, sent: { since: 0, count: 0 } });
      });
    },
    close() {
      for (const stop of timers) stop();
      for (const { browser } of passages.values()) browser.terminate();
      server.close();
    },
  };
}

/** The web socket of an Asterisk; null where it does not open. */
function connect(address: string): Promise<WebSocket | null> {
  const socket = new WebSocket(address, 'sip', {
    handshakeTimeout: connectsWithin,
    perMessageDeflate: false,
    maxPayload: largest,
  });
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    // An error is followed by the end of the socket, which is heard later too.
    socket.on('error', () => resolve(null));
  });
}
