import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  isLocal,
  type Lookup,
  pinned,
  publicAddressesOf,
  systemLookup,
  UnfitHost,
} from './public-address.ts';

const patience = 10_000;
const mostBytes = 1024 * 1024;

interface Way {
  /** Whether this computer may be asked too, by http. */
  readonly isLocalAllowed: boolean;
  readonly lookup?: Lookup;
}

interface Asked {
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  /** Text, or a form. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/** Asks an address of the open web, as `fetch` does. */
export type PublicFetch = (url: string, asked?: Asked) => Promise<Response>;

/**
 * A `fetch` for addresses that admins write: by https alone, connecting to what was looked at, without
 * redirects, ten seconds and a megabyte at most. Rejects for everything else.
 */
export function openPublicFetch({ isLocalAllowed, lookup = systemLookup }: Way): PublicFetch {
  return async (address, asked = {}) => {
    const url = new URL(address);
    const isNear = isLocalAllowed && isLocal(url);
    if (!isNear && url.protocol !== 'https:') throw new UnfitHost('refused');
    const signals = [AbortSignal.timeout(patience), ...(asked.signal ? [asked.signal] : [])];
    const signal = AbortSignal.any(signals);
    const addresses = isNear ? null : await publicAddressesOf(url, lookup);
    signal.throwIfAborted();
    const body = asked.body === undefined || asked.body === null ? null : String(asked.body);
    const headers = new Headers(asked.headers);
    headers.set('accept-encoding', 'identity');
    if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)));
    const request = isNear ? requestHttp : requestHttps;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          agent: false,
          method: asked.method ?? 'GET',
          headers: Object.fromEntries(headers),
          signal,
          ...(addresses && { lookup: pinned(addresses) }),
        },
        (answer) => void readAnswer(answer).then(resolve, reject),
      );
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  };
}

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) {
      answer.destroy();
      throw new Error('The answer is too long.');
    }
    chunks.push(chunk);
  }
  const status = answer.statusCode ?? 500;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}
