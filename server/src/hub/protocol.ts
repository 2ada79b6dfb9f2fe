import type { EntityEvent, HubMethod, ReleaseChanged } from '@jackfield/contract';

/** Ends every record of the SignalR JSON protocol. */
export const recordSeparator = '\u001e';

/** Message types of the SignalR hub protocol that this hub reads or writes. */
export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

/** Codes that the hub closes a socket with; 4000 and above are its own. */
export const closeCodes = {
  goingAway: 1001,
  protocolError: 1002,
  invalidPayload: 1007,
  policy: 1008,
  tryLater: 1013,
  expired: 4001,
  revoked: 4003,
  silent: 4008,
} as const;

/** A record sent by a client, as far as the hub needs it. */
export interface ClientRecord {
  readonly type: number;
  readonly invocationId: string | null;
}

/**
 * A record as one WebSocket text frame of a server (RFC 6455, section 5.2). It is the same for
 * every receiver, so a broadcast makes it once instead of once per socket.
 */
function encode(record: object): Buffer {
  const payload = Buffer.from(JSON.stringify(record) + recordSeparator);
  return Buffer.concat([frameHeader(payload.length), payload]);
}

function frameHeader(length: number): Buffer {
  const finalText = 0x81;
  if (length < 126) return Buffer.from([finalText, length]);
  const header = Buffer.alloc(4);
  header.writeUInt8(finalText, 0);
  header.writeUInt8(126, 1);
  // Throws for a payload over 65,535 bytes; an event is a reference of some hundred bytes.
  header.writeUInt16BE(length, 2);
  return header;
}

/** Answer to a handshake that was accepted; as all records below, a whole frame. */
export const handshakeAccepted = encode({});

/** Answer to a handshake that was refused, with the reason. */
export function handshakeRefused(error: string): Buffer {
  return encode({ error });
}

/** Keep-alive record. */
export const pingRecord = encode({ type: messageTypes.ping });

/** One of the four client methods with its one argument (RT-06, annex D). */
export function invocationRecord(method: HubMethod, event: EntityEvent): Buffer {
  return encode({ type: messageTypes.invocation, target: method, arguments: [event] });
}

/** A client method that tells of the portal itself instead of an account's records. */
export function noticeRecord(target: string, argument: ReleaseChanged): Buffer {
  return encode({ type: messageTypes.invocation, target, arguments: [argument] });
}

/** Answer to an invocation of a server method; the hub has none. */
export function unknownMethodRecord(invocationId: string): Buffer {
  return encode({
    type: messageTypes.completion,
    invocationId,
    error: 'This hub takes no calls.',
  });
}

/** Last record before the server closes; `allowReconnect` lets the client come back by itself. */
export function closeRecord(error: string | null, allowReconnect: boolean): Buffer {
  return encode({
    type: messageTypes.close,
    ...(error === null ? {} : { error }),
    ...(allowReconnect ? { allowReconnect: true } : {}),
  });
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

/** Reads the handshake record; a sentence tells why it is refused, null that it is accepted. */
export function readHandshake(text: string): string | null {
  const record = parseObject(text);
  if (!record || typeof record.protocol !== 'string') return 'The handshake is not valid.';
  if (record.protocol !== 'json') return `The protocol '${record.protocol}' is not supported.`;
  if (record.version !== 1 && record.version !== 2) return 'The protocol version is not supported.';
  return null;
}

/** Reads one record after the handshake; null when it is malformed. */
export function readRecord(text: string): ClientRecord | null {
  const record = parseObject(text);
  if (!record || typeof record.type !== 'number') return null;
  if (!Number.isInteger(record.type) || record.type < 1 || record.type > 9) return null;
  const invocationId = record.invocationId;
  return {
    type: record.type,
    invocationId: typeof invocationId === 'string' ? invocationId : null,
  };
}

/** Splits a frame into records; null when it does not end with a separator (no partial records). */
export function splitRecords(frame: string): string[] | null {
  if (!frame.endsWith(recordSeparator)) return null;
  return frame.slice(0, -1).split(recordSeparator);
}
