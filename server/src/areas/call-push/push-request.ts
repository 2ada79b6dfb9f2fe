import { createECDH, type KeyObject } from 'node:crypto';
import type { CallPush } from '@jackfield/contract/api/call-push';
import type { CallPushPlace } from '@jackfield/contract/api/web-phone';
import ece from 'http_ece';
import { SignJWT } from 'jose';
import { curve, type PushKey } from './push-key.ts';

interface Sender {
  readonly key: PushKey;
  /** Whom a push service writes to: an https address, or a mail address. */
  readonly contact: string;
}

/** Seconds for which a push service keeps what it cannot deliver: a call rings no longer. */
const kept = { ringing: 30, missed: 12 * 3600, answered: 12 * 3600 } as const;
/** Bytes that everything is filled up to, so that nothing tells how long a name is. */
const filled = 512;

const tokenFor = (origin: string, contact: string, key: KeyObject, now: Date): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(origin)
    .setSubject(contact)
    .setExpirationTime(new Date(now.getTime() + 12 * 3600_000))
    .sign(key);

/**
 * The request by which a push service passes something on to a browser (RFC 8030), which alone can
 * read it (RFC 8291). Later ones about the same call take the place of what was not delivered.
 */
export async function pushRequest(
  { key, contact }: Sender,
  { endpoint, keys }: CallPushPlace,
  told: CallPush,
  now: Date,
): Promise<Request> {
  const text = Buffer.from(JSON.stringify(told));
  const pair = createECDH(curve);
  pair.generateKeys();
  const body = ece.encrypt(text, {
    version: 'aes128gcm',
    dh: keys.p256dh,
    privateKey: pair,
    authSecret: keys.auth,
    pad: Math.max(0, filled - text.length),
  });
  const token = await tokenFor(new URL(endpoint).origin, contact, key.key, now);
  return new Request(endpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: `vapid t=${token}, k=${key.shown}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(kept[told.state]),
      urgency: 'high',
      topic: told.call.replaceAll('-', ''),
    },
    body: new Uint8Array(body),
  });
}
