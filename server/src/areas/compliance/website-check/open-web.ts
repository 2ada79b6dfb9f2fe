import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  type Found,
  type Lookup,
  pinned,
  publicAddressesOf,
  systemLookup,
  UnfitHost,
} from '../../../platform/http/public-address.ts';
import { readPage } from './read-page.ts';
import { unseen, type Websites, type WebsiteSeen } from './websites.ts';

const patience = 5000;
const mostBytes = 512 * 1024;
const mostRedirects = 3;
const privacyPages = ['/privacy', '/privacy-policy'];

/** What a page answered. */
export interface PageAnswer {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
}

/** How the web is reached; tests give their own. */
export interface WebParts {
  readonly lookup: Lookup;
  /** Asks one page at one of the addresses that were looked at. */
  get(url: URL, addresses: readonly Found[], signal: AbortSignal): Promise<PageAnswer>;
}

/** What stands against an answer. */
class Unseen extends Error {
  readonly problem: WebsiteSeen['problem'];
  constructor(problem: WebsiteSeen['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/** The addresses of a web address; throws unless everybody may reach all of them. */
async function addressesOf(url: URL, { lookup }: WebParts): Promise<readonly Found[]> {
  const isPlain = /^https?:$/.test(url.protocol) && url.port === '' && url.username === '';
  if (!isPlain) throw new Unseen('refused');
  return publicAddressesOf(url, lookup);
}

/** Follows redirects, each of which is looked at like the first address. */
async function open(start: URL, parts: WebParts, signal: AbortSignal) {
  let url = start;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const addresses = await addressesOf(url, parts);
    signal.throwIfAborted();
    const answer = await parts.get(url, addresses, signal);
    if (answer.location === null) return { url, answer };
    if (!URL.canParse(answer.location, url)) throw new Unseen('error');
    url = new URL(answer.location, url);
  }
  throw new Unseen('error');
}

/** Whether a page lies where privacy pages usually do; most sites that have one link to it. */
async function hasUsualPage(url: URL, parts: WebParts, signal: AbortSignal): Promise<boolean> {
  const answers = await Promise.allSettled(
    privacyPages.map((page) => open(new URL(page, url), parts, signal)),
  );
  return answers.some(
    (one) =>
      one.status === 'fulfilled' &&
      one.value.answer.status === 200 &&
      /privacy/i.test(one.value.answer.html) &&
      one.value.url.pathname !== '/',
  );
}

async function look(address: string, parts: WebParts, signal: AbortSignal): Promise<WebsiteSeen> {
  const { url, answer } = await open(new URL(address), parts, signal);
  // Sites that keep machines out answer people.
  const keepsOut = [401, 403, 405, 429].includes(answer.status);
  if (answer.status >= 400 && !keepsOut) throw new Unseen('error');
  const { title, hasPrivacyLink, underConstruction } = readPage(answer.html);
  const hasPrivacyPage = hasPrivacyLink || (await hasUsualPage(url, parts, signal));
  return {
    answers: true,
    hasPrivacyPage,
    underConstruction,
    ...(title !== null && !keepsOut && { title }),
  };
}

/** Websites of the open web, within 5 seconds and half a megabyte a page. */
export function openWeb(parts: WebParts = nodeParts): Websites {
  return {
    async look(address) {
      const signal = AbortSignal.timeout(patience);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Unseen('timeout')), { once: true });
      });
      try {
        return await Promise.race([look(address, parts, signal), late]);
      } catch (error) {
        if (signal.aborted) return unseen('timeout');
        const isKnown = error instanceof Unseen || error instanceof UnfitHost;
        return unseen(isKnown ? error.problem : 'error');
      }
    },
  };
}

/** The web as this machine reaches it. */
export const nodeParts: WebParts = {
  lookup: systemLookup,
  get(url, addresses, signal) {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const asked: ClientRequest = request(
        url,
        {
          agent: false,
          headers: {
            accept: 'text/html,application/xhtml+xml',
            'accept-encoding': 'identity',
            'user-agent': 'Mozilla/5.0 (compatible; brand website check)',
          },
          lookup: pinned(addresses),
          signal,
        },
        (answer) => void readAnswer(answer).then(resolve, reject),
      );
      asked.on('error', reject);
      asked.end();
    });
  },
};

/** Reads an answer to its end, or to the most that is read of one. */
async function readAnswer(answer: IncomingMessage): Promise<PageAnswer> {
  const status = answer.statusCode ?? 500;
  const location = status >= 300 && status < 400 ? (answer.headers.location ?? null) : null;
  const isText = /^text\/|xhtml/i.test(answer.headers['content-type'] ?? 'text/html');
  const chunks: Buffer[] = [];
  let size = 0;
  if (location === null && isText) {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostBytes) break;
    }
  }
  answer.destroy();
  return { status, location, html: Buffer.concat(chunks).toString('utf8').slice(0, mostBytes) };
}
