/** Limits and times of the hub. */
export interface HubLimits {
  /** Largest frame that a client may send, bytes. */
  readonly maxPayload: number;
  /** Unsent bytes at which a slow consumer is closed. */
  readonly maxBacklog: number;
  /** Open sockets of one person. */
  readonly socketsPerPerson: number;
  /** Records that a client may send in a second, and in one burst. */
  readonly recordsPerSecond: number;
  readonly recordBurst: number;
  /** Sends before the loop is given back to others. */
  readonly sendsPerTurn: number;
  /** Milliseconds without a record sent after which the server pings. */
  readonly pingEvery: number;
  /** Milliseconds without a word from the client after which it counts as gone. */
  readonly silentAfter: number;
  /** Milliseconds that a client has for its handshake. */
  readonly handshakeWithin: number;
  /** Milliseconds between two looks at all sockets. */
  readonly sweepEvery: number;
}

export const defaultLimits: HubLimits = {
  maxPayload: 64 * 1024,
  maxBacklog: 1024 * 1024,
  socketsPerPerson: 20,
  recordsPerSecond: 20,
  recordBurst: 60,
  sendsPerTurn: 500,
  pingEvery: 15_000,
  silentAfter: 35_000,
  handshakeWithin: 15_000,
  sweepEvery: 1000,
};
