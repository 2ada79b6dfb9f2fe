import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallPush } from '@jackfield/contract/api/call-push';
import type { CallPushPlace } from '@jackfield/contract/api/web-phone';
import { jwtVerify } from 'jose';

/** What a push service passed on, as the browser reads it. */
export interface PassedOn {
  readonly told: CallPush;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Bytes as they came. */
  readonly size: number;
}

/** A push service with a browser, for tests: it opens what it is sent, as RFC 8291 says. */
export class PushService {
  readonly passed: PassedOn[] = [];
  /** What it answers; a request without an answer stays open. */
  answers: number | null = 201;
  readonly #open: ServerResponse[] = [];
  readonly #server: Server;
  readonly #key = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  private constructor() {
    this.#key.generateKeys();
    this.#server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const { headers, url: path = '' } = request;
      const told = JSON.parse(this.#opened(body)) as CallPush;
      this.passed.push({ told, path, headers, size: body.length });
      if (this.answers === null) this.#open.push(response);
      else response.writeHead(this.answers).end();
    });
  }

  static async listen(): Promise<PushService> {
    const service = new PushService();
    await once(service.#server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A subscription of the browser. */
  place(name: string): CallPushPlace {
    const p256dh = this.#key.getPublicKey('base64url');
    const auth = this.#auth.toString('base64url');
    return { endpoint: `${this.origin}/${name}`, keys: { p256dh, auth } };
  }

  get told(): string[] {
    return this.passed.map(({ told }) => `${told.state} ${told.who}`);
  }

  /** Answers what stayed open. */
  goOn(): void {
    for (const response of this.#open.splice(0)) response.writeHead(201).end();
  }

  close(): void {
    this.goOn();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #opened(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const hkdf = (key: Buffer, by: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, by, info, length));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), sender]);
    const shared = hkdf(this.#key.computeSecret(sender), this.#auth, about, 32);
    const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdf(shared, salt, 'Content-Encoding: nonce\0', 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

/** Whom a request says it is from, where its token is signed by the key that it shows. */
export async function senderOf(authorization: string, pushKey: string) {
  const [, token = '', shown] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(pushKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: `${x}`, y: `${y}` };
  const { payload } = await jwtVerify(token, createPublicKey({ format: 'jwk', key: jwk }));
  return { ...payload, shown };
}
