import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, ShownPasskey } from '@jackfield/contract/api/passkey';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** Person there and verified; with a new key among the data. */
const flags = { shown: 0x05, made: 0x45 };

/** A passkey as a device keeps it (ES256): made for a portal, and shown to it. */
export class TestPasskey {
  readonly #id = randomBytes(24);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(publicUrl: string) {
    this.#origin = new URL(publicUrl).origin;
  }

  #head(flag: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([digest(new URL(this.#origin).hostname), Buffer.of(flag), counter]);
  }

  #client(type: 'create' | 'get', challenge: string): Buffer {
    const data = { type: `webauthn.${type}`, challenge, origin: this.#origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  #base() {
    const id = text(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  /** What a browser answers when it has made this passkey. */
  made({ challenge }: { challenge: string }): MadePasskey {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const authData = Buffer.concat([
      this.#head(flags.made),
      Buffer.alloc(16),
      length,
      this.#id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#base(),
      response: {
        clientDataJSON: text(this.#client('create', challenge)),
        attestationObject: text(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ),
        transports: ['internal'],
      },
    };
  }

  /** What a browser answers when it shows this passkey. */
  shown({ challenge }: { challenge: string }): ShownPasskey {
    this.#counter += 1;
    const client = this.#client('get', challenge);
    const data = this.#head(flags.shown);
    const signature = sign('sha256', Buffer.concat([data, digest(client)]), this.#keys.privateKey);
    return {
      ...this.#base(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      },
    };
  }
}
