import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { answersWithin } from '@jackfield/contract/api/webhook';
import {
  isLocal,
  type Lookup,
  pinned,
  publicAddressesOf,
  systemLookup,
  UnfitHost,
} from '../../platform/http/public-address.ts';

/** Why a receiver gave no answer that counts. */
export type Problem = 'certificate' | 'failed' | 'redirect' | 'refused' | 'timeout' | 'unknown';

/** What came of sending a message. */
export interface Answer {
  readonly status: number | null;
  readonly problem: Problem | null;
  /** Milliseconds. */
  readonly took: number;
  /** The first characters of what it said. */
  readonly text: string;
  /** Header by which it says when it wants to be asked again: seconds, or a date. */
  readonly retryAfter: string | null;
}

/** Receivers of messages. */
export interface Receivers {
  /** Sends a message; never rejects. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer>;
}

interface Way {
  readonly isLocalAllowed: boolean;
  readonly lookup?: Lookup;
  /** Milliseconds for the whole answer. */
  readonly within?: number;
}

const mostBytes = 64 * 1024;
const keptCharacters = 1000;
const nothing = { status: null, text: '', retryAfter: null } as const;

/**
 * Receivers on the open web, by https alone: names are looked up once and what was looked at is
 * connected to, no redirect is followed, and neither time nor size is without end (HOOK-02).
 */
export function openReceivers(way: Way): Receivers {
  const { within = answersWithin } = way;
  return {
    async post(address, headers, body) {
      const begun = performance.now();
      const signal = AbortSignal.timeout(within);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
      });
      const took = () => Math.round(performance.now() - begun);
      try {
        const answered = await Promise.race([
          ask(new URL(address), { headers, body, signal }, way),
          late,
        ]);
        return { ...answered, took: took() };
      } catch (error) {
        return { ...nothing, problem: signal.aborted ? 'timeout' : problemOf(error), took: took() };
      }
    },
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof UnfitHost) return error.problem;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/.test(code) ? 'certificate' : 'failed';
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

async function ask(
  url: URL,
  { headers, body, signal }: Sent,
  { isLocalAllowed, lookup = systemLookup }: Way,
): Promise<Omit<Answer, 'took'>> {
  const isNear = isLocalAllowed && isLocal(url);
  if (!isNear && url.protocol !== 'https:') throw new UnfitHost('refused');
  const addresses = isNear ? null : await publicAddressesOf(url, lookup);
  signal.throwIfAborted();
  const request = isNear ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const asked = request(
      url,
      {
        agent: false,
        method: 'POST',
        headers: { ...headers, 'accept-encoding': 'identity', 'content-length': length },
        signal,
        ...(addresses && { lookup: pinned(addresses) }),
      },
      (answer) => void readAnswer(answer).then(resolve, reject),
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Reads an answer to its end, or to the most that is read of one. */
async function readAnswer(answer: IncomingMessage): Promise<Omit<Answer, 'took'>> {
  const status = answer.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostBytes) break;
  }
  answer.destroy();
  return {
    status,
    problem: status >= 300 && status < 400 ? 'redirect' : null,
    // PostgreSQL keeps no zero bytes.
    text: Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, keptCharacters),
    retryAfter: answer.headers['retry-after'] ?? null,
  };
}
