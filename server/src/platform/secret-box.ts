import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** A key of 32 bytes with the name that sealed texts carry. */
export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** What the server must be able to read again, unreadable in the database. */
export interface SecretBox {
  /** Seals a text with the newest key; `about` names what it belongs to. */
  seal(text: string, about: string): string;
  /** Opens what was sealed about the same; throws for anything else. */
  open(sealed: string, about: string): string;
  /** Whether a stored text is sealed, by any key. */
  isSealed(stored: string): boolean;
  /** Whether a stored text is sealed with the newest key. */
  isCurrent(stored: string): boolean;
  /** Bytes for a purpose that the newest key alone makes, the same each time (RFC 5869). */
  derive(purpose: string, bytes: number): Buffer;
  /** For each key its name and a text that no other key makes and that tells nothing of the key. */
  checks(): { readonly name: string; readonly value: string }[];
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
/** Texts are filled up to a multiple of so many bytes, so that nothing tells their length. */
const block = 64;
const endMark = 0x80;
const checked = 'jackfield secret key 1';
/** Name of the key, and nonce, tag and text in base64url. */
const shape = /^sealed\.v1\.([\w-]{1,32})\.([\w-]{123,})$/;

function filled(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const whole = Buffer.alloc(Math.ceil((bytes.length + 1) / block) * block);
  bytes.copy(whole);
  whole[bytes.length] = endMark;
  return whole;
}

/**
 * A box with keys, the newest first: it seals, all of them open. AES-256-GCM with a nonce of its
 * own for each text; a sealed text opens only about what it was sealed for, so that rows cannot be
 * exchanged. No text of fewer than 130 characters is taken for a sealed one.
 */
export function createSecretBox(keys: readonly SecretKey[]): SecretBox {
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no key to seal with.');
  const byId = new Map<string, KeyObject>(
    keys.map(({ id, bytes }) => [id, createSecretKey(bytes)]),
  );
  const keyOf = (id: string): KeyObject => {
    const key = byId.get(id);
    if (key === undefined) throw new Error(`There is no key ${id} to open a secret with.`);
    return key;
  };
  return {
    seal(text, about) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, keyOf(newest.id), iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([sealing.update(filled(text)), sealing.final()]);
      const whole = Buffer.concat([iv, sealing.getAuthTag(), body]);
      return `sealed.v1.${newest.id}.${whole.toString('base64url')}`;
    },
    open(sealed, about) {
      const [, id = '', data = ''] = shape.exec(sealed) ?? [];
      const whole = Buffer.from(data, 'base64url');
      const opening = createDecipheriv(cipher, keyOf(id), whole.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      opening.setAAD(Buffer.from(about));
      opening.setAuthTag(whole.subarray(ivBytes, ivBytes + tagBytes));
      const body = opening.update(whole.subarray(ivBytes + tagBytes));
      const text = Buffer.concat([body, opening.final()]);
      return text.toString('utf8', 0, text.lastIndexOf(endMark));
    },
    isSealed: (stored) => shape.test(stored),
    isCurrent: (stored) => shape.exec(stored)?.[1] === newest.id,
    derive: (purpose, bytes) => Buffer.from(hkdfSync('sha256', newest.bytes, '', purpose, bytes)),
    checks: () =>
      keys.map(({ id, bytes }) => ({
        name: id,
        value: createHmac('sha256', bytes).update(checked).digest('base64url'),
      })),
  };
}
