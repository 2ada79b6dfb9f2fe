import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { HubLimits } from './limits.ts';
import type { HubIdentity } from './ports.ts';
import {
  closeCodes,
  closeRecord,
  handshakeAccepted,
  handshakeRefused,
  messageTypes,
  pingRecord,
  readHandshake,
  readRecord,
  splitRecords,
  unknownMethodRecord,
} from './protocol.ts';

/**
 * One socket: handshake, records from the client, keep-alive, backlog. It holds no timer of its
 * own, because ten thousand timers cost more than one sweep over ten thousand sockets. Records go
 * to the stream underneath as ready frames; `ws` itself writes in the same turn without deflate,
 * so the two never mix within a frame.
 */
export class Connection {
  identity: HubIdentity;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: HubLimits;
  #isReady = false;
  #isClosing = false;
  #heardAt: number;
  #sentAt: number;
  #allowance: number;
  #allowanceAt: number;

  constructor(
    { socket, stream }: { socket: WebSocket; stream: Duplex },
    identity: HubIdentity,
    limits: HubLimits,
    now: number,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.identity = identity;
    this.#limits = limits;
    this.#heardAt = now;
    this.#sentAt = now;
    this.#allowance = limits.recordBurst;
    this.#allowanceAt = now;
  }

  /** True after the handshake, until closing starts. */
  get isReady(): boolean {
    return this.#isReady && !this.#isClosing;
  }

  /** Takes a frame of the client; true when it completed the handshake. */
  receive(frame: string, now: number): boolean {
    if (this.#isClosing) return false;
    this.#heardAt = now;
    const records = splitRecords(frame);
    if (!records) {
      this.close(closeCodes.invalidPayload, 'The record is not complete.', false);
      return false;
    }
    let completed = false;
    for (const record of records) {
      if (!this.#spend(now)) {
        this.close(closeCodes.policy, 'Too many messages.', false);
        return completed;
      }
      if (this.#isReady) this.#take(record);
      else completed = this.#shakeHands(record, now);
      if (this.#isClosing) return completed;
    }
    return completed;
  }

  /** Sends a frame; a consumer that does not read is cut off. */
  send(frame: Buffer, now: number): void {
    if (!this.isReady) return;
    if (this.#stream.writableLength + frame.length > this.#limits.maxBacklog) {
      this.terminate();
      return;
    }
    this.#sentAt = now;
    this.#write(frame);
  }

  /** Says goodbye and closes; the close frame goes out after everything sent before. */
  close(code: number, error: string | null, allowReconnect: boolean): void {
    if (this.#isClosing) return;
    if (this.#isReady) this.#write(closeRecord(error, allowReconnect));
    this.#isClosing = true;
    this.#socket.close(code, error ?? '');
  }

  /** Cuts the connection without a word. */
  terminate(): void {
    this.#isClosing = true;
    this.#socket.terminate();
  }

  /** Regular look: silence, missing handshake, keep-alive, and expiry by the time of day. */
  sweep(now: number, timeOfDay: number): void {
    if (this.#isClosing) {
      if (now - this.#heardAt > this.#limits.silentAfter) this.terminate();
      return;
    }
    const limits = this.#limits;
    const patience = this.#isReady ? limits.silentAfter : limits.handshakeWithin;
    if (now - this.#heardAt > patience) this.close(closeCodes.silent, 'No keep-alive.', true);
    else if (timeOfDay >= this.identity.expiresAt) {
      this.close(closeCodes.expired, 'The token has expired.', true);
    } else if (now - this.#sentAt >= limits.pingEvery) this.send(pingRecord, now);
  }

  #write(frame: Buffer): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#stream.write(frame);
  }

  #shakeHands(record: string, now: number): boolean {
    const refusal = readHandshake(record);
    if (refusal) {
      this.#isClosing = true;
      this.#write(handshakeRefused(refusal));
      this.#socket.close(closeCodes.protocolError, refusal.slice(0, 100));
      return false;
    }
    this.#write(handshakeAccepted);
    this.#sentAt = now;
    this.#isReady = true;
    return true;
  }

  #take(text: string): void {
    const record = readRecord(text);
    if (!record) {
      this.close(closeCodes.invalidPayload, 'The record is not valid.', false);
      return;
    }
    if (record.type === messageTypes.close) {
      this.#isClosing = true;
      this.#socket.close(1000);
      return;
    }
    const isCall =
      record.type === messageTypes.invocation || record.type === messageTypes.streamInvocation;
    if (isCall && record.invocationId !== null) {
      this.#write(unknownMethodRecord(record.invocationId));
    }
  }

  /** Token bucket over the records of this client. */
  #spend(now: number): boolean {
    const { recordsPerSecond, recordBurst } = this.#limits;
    const earned = ((now - this.#allowanceAt) / 1000) * recordsPerSecond;
    this.#allowance = Math.min(recordBurst, this.#allowance + Math.max(0, earned));
    this.#allowanceAt = now;
    if (this.#allowance < 1) return false;
    this.#allowance -= 1;
    return true;
  }
}
