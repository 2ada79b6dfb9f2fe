import type { IncomingHttpHeaders } from 'node:http';
import { newestEvent } from '@jackfield/contract/api/live';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseEnvironment } from '../platform/config.ts';
import { withinPage } from '../platform/http/within-page.ts';

/** An answer of the API as it travels in a page. */
export interface PageAnswer {
  /** Method, path and query, such as `GET /api/user`. */
  readonly call: string;
  readonly status: number;
  /** Those that browsers read: language, version of the record, id of the request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Asking {
  /** BCP 47 tag of what the page is painted in. */
  readonly language: string;
  /** Milliseconds until a page goes without an answer, which its browser then asks for itself. */
  readonly patience?: number;
}

const usualPatience = 250;

const environmentSchema = v.object({
  PAGE_ANSWERS_WAIT_MS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'PAGE_ANSWERS_WAIT_MS must be milliseconds, such as 250.'),
      v.transform(Number),
    ),
    String(usualPatience),
  ),
});

/** How long a page waits for what its start asks first; throws ConfigError for no number. */
export const readPatience = (env: NodeJS.ProcessEnv): number =>
  parseEnvironment(environmentSchema, env).PAGE_ANSWERS_WAIT_MS;

/** Of the request for a page, what says nothing of the calls that are made for it. */
const ofPageAlone =
  /^(accept|content-|if-|sec-|range$|connection$|upgrade|transfer-encoding$|expect$)/;
const carried = ['etag', 'x-request-id'];

function headersFor(headers: IncomingHttpHeaders, language: string): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !ofPageAlone.test(name));
  return { ...Object.fromEntries(kept), accept: 'application/json', 'accept-language': language };
}

/**
 * Asks the portal's own route for what the browser of a request is going to ask: with its cookies,
 * address and language, so that session, rights, limits and form are those of its own call. Null
 * for a refusal, which the browser should meet itself.
 */
async function ask(
  app: FastifyInstance,
  request: FastifyRequest,
  call: string,
  language: string,
): Promise<PageAnswer | null> {
  const remoteAddress = request.raw.socket.remoteAddress;
  const answer = await app.inject({
    method: 'GET',
    url: call.slice('GET '.length),
    headers: headersFor(request.headers, language),
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  if (answer.statusCode !== 200) return null;
  const own = carried.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  const headers = { ...Object.fromEntries(own), 'content-language': language };
  return { call, status: answer.statusCode, headers, body: answer.json() };
}

const after = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, milliseconds, null).unref();
  });

/**
 * Answers to reads of the API for the page that a request asks for, in the order of `calls`. What
 * is refused, fails or takes too long is null, and never delays or fails the page.
 * @param calls such as `GET /api/user`
 */
export async function answersFor(
  app: FastifyInstance,
  request: FastifyRequest,
  calls: readonly string[],
  { language, patience = usualPatience }: Asking,
): Promise<(PageAnswer | null)[]> {
  return withinPage(() =>
    Promise.all(
      calls.map((call) =>
        Promise.race([ask(app, request, call, language).catch(() => null), after(patience)]),
      ),
    ),
  );
}

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that may stand inside a script element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** An answer as an element of the page, for `page-answers.ts` of the runtime; no script runs. */
export const answerElement = ({ call, ...answer }: PageAnswer): string =>
  `<script type="application/json" data-answer="${escapeAttribute(call)}">${inlineJson(answer)}</script>`;

/** What a page says of answers that follow behind its frame: an attribute of its data. */
export const expectedAttribute = (calls: readonly string[]): string =>
  calls.length === 0 ? '' : ` data-answers-expected="${escapeAttribute(JSON.stringify(calls))}"`;

/** With which query the page opens in place of its own: an attribute of its data. */
export const opensAttribute = (search: string | undefined): string =>
  search === undefined ? '' : ` data-opens-with="${escapeAttribute(search)}"`;

/** The calls that every page of a signed-in person begins with. */
export const callsOfSession: readonly string[] = [
  'GET /api/auth/get-session',
  'GET /api/user',
  'GET /api/tenant',
  // Where the stream of events stands before anything else of the page is read.
  `GET /api/live/events?after=${newestEvent}`,
];
