import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { languageCookie, paths, type Registry } from '@jackfield/contract';
import { thirdPartyScripts } from '@jackfield/domain';
import { sourceLanguage } from '@jackfield/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../areas/session/tokens/cookies.ts';
import { languageFor } from '../platform/languages.ts';
import { answersFor, callsOfSession, type PageAnswer, readPatience } from './answers.ts';
import type { FirstRows, PlannedRows } from './first-rows/first-rows.ts';
import { type Following, marksFor, sendPageInPieces } from './first-rows/page-stream.ts';
import { etagOf, readAsset } from './asset.ts';
import { type FindFile, sendAsset } from './asset-route.ts';
import type { Builds } from './builds.ts';
import { configOf, readClientConfig } from './client-config.ts';
import { type PageInput, type PageParts, renderPage } from './page.ts';
import type { PreloadInput } from './preloads.ts';
import { assetPath } from './registry.ts';
import { unavailablePage } from './unavailable-page.ts';
import { addTextsRoute, languageOf, textsReader } from './texts.ts';
import { contentSecurityPolicy, pageHeaders, workerPolicy } from './security-headers.ts';
import type { VariantFile } from './variants.ts';

/** What the web part needs from the rest of the server. */
export interface WebDependencies {
  env: NodeJS.ProcessEnv;
  /** The host's build. */
  builds: Pick<Builds, 'host'>;
  /** The variant that the host of a request shows; null when its folder is none. */
  variantOf(request: FastifyRequest): VariantFile | null;
  /** The registry for the browser that asks. */
  registryFor(request: FastifyRequest): Promise<Registry>;
  /** Files of the host and of published versions. */
  find: FindFile;
  /** What the pages of an area load, as its version says. */
  pagesOf(): Promise<PreloadInput['pagesOf']>;
  /** Paints the first rows of lists; without it pages come whole. */
  firstRows?: FirstRows;
  /** Whether the request carries a session, to choose what is painted first. */
  isSignedIn(request: FastifyRequest): boolean;
}

const api = /^\/(api|v1|hub|registry|assets|sdk|config\.json)(\/|$|\?)/i;

/** A sheet of the host, which names its files by their addresses beside it. */
const inPage = (sheet: string, version: string) =>
  sheet.replaceAll(
    /url\((?!["']?(?:data:|\/|https?:))["']?([^)"']+)["']?\)/g,
    (_url, name: string) => `url(${assetPath('host', version, name)})`,
  );

function readParts({ folder, description }: ReturnType<Builds['host']>): PageParts {
  const file = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
  return {
    template: file('index.html'),
    themeScript: file('theme-before-paint.js'),
    styles: description.styles.map((name) => inPage(file(name), description.version)).join('\n'),
    frames: {
      admin: file('frame-admin.html'),
      plain: file('frame-plain.html'),
      signedOut: '',
    },
  };
}

/** Policy of a picture that is opened alone. */
const noScripts = "default-src 'none'; style-src 'unsafe-inline'";

/** The answer where the variant of a host cannot be read. */
function sendUnavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', '60')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(unavailablePage());
}

/** What this browser's person chose last, else the best of what the browser asks for. */
function languageOfPage(request: FastifyRequest): string {
  const chosen = readCookie(request, languageCookie);
  return languageFor(chosen ?? request.headers['accept-language']);
}

/** Milliseconds that the frame waits at most until it is known which rows follow. */
const planPatience = 250;

/** Milliseconds after which a list asks by itself; the page has its frame meanwhile. */
const usualRowsPatience = 1_500;

function rowsPatienceOf(env: NodeJS.ProcessEnv): number {
  const given = env['FIRST_ROWS_WAIT_MS'] ?? '';
  return /^\d{1,5}$/.test(given) ? Number(given) : usualRowsPatience;
}

/** Whether the browser says that it is a phone's; without its hint, by its name. */
function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1';
}

const pathOf = (request: FastifyRequest) => new URL(request.url, 'http://portal').pathname;

/** Origins of areas that staff runs from an address of its own machine. */
const addressesIn = ({ areas }: Registry): string[] => [
  ...new Set(areas.flatMap(({ entry }) => (URL.canParse(entry) ? [new URL(entry).origin] : []))),
];

/**
 * The portal's pages: index.html for every path that is not the API's, registry, configuration,
 * service worker.
 */
export async function webPlugin(app: FastifyInstance, deps: WebDependencies): Promise<void> {
  const { builds } = deps;
  const common = readClientConfig(deps.env);
  const sockets = deps.env['DEV_SOCKETS'] ?? '';
  const patience = readPatience(deps.env);
  const rowsPatience = rowsPatienceOf(deps.env);
  const textsOf = textsReader(deps.find);
  let parts: PageParts | null = null;
  let partsVersion = '';

  function pageParts(): PageParts {
    const { version } = builds.host().description;
    if (!parts || partsVersion !== version) {
      parts = readParts(builds.host());
      partsVersion = version;
    }
    return parts;
  }

  async function sendPublic(request: FastifyRequest, reply: FastifyReply, name: string) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const file = join(builds.host().folder, name);
    const asset = existsSync(file) ? await readAsset(file, accepted) : null;
    if (!asset) return reply.callNotFound();
    return sendAsset(request, reply, asset, 'no-cache');
  }

  /** What a start asks first; sign-in pages, walls and those of staff ask for other things. */
  async function answersOfSession(
    request: FastifyRequest,
    language: string,
  ): Promise<PageAnswer[]> {
    const isOther = /^\/(auth|staff|wall)(\/|$)/i.test(pathOf(request));
    if (isOther || !deps.isSignedIn(request)) return [];
    const found = await answersFor(app, request, callsOfSession, { language, patience });
    return found.filter((answer) => answer !== null);
  }

  /** Rows that follow behind the frame; planning them never holds it up. */
  async function planRows(
    request: FastifyRequest,
    page: Pick<PageInput, 'registry' | 'language'> & { session: PageAnswer[] },
    variant: VariantFile,
  ): Promise<PlannedRows | null> {
    const { firstRows } = deps;
    if (!firstRows) return null;
    const { pathname: path, search } = new URL(request.url, 'http://portal');
    const { session } = page;
    const { areas } = page.registry;
    const language = languageOf(variant, page.language);
    const planned = firstRows.plan({
      address: { path, search, isPhone: isPhone(request) },
      areas,
      language,
      session,
      ask: async (call) => {
        const asking = { language: page.language, patience: planPatience };
        const [answer = null] = await answersFor(app, request, [call], asking);
        return answer;
      },
    });
    return Promise.race([planned, delay(planPatience, null, { ref: false })]);
  }

  async function follow(
    request: FastifyRequest,
    { calls, known, paint }: PlannedRows,
    language: string,
  ): Promise<Following> {
    const isKnown = (call: string) => known.some((answer) => answer.call === call);
    const open = calls.filter((call) => !isKnown(call));
    const asked = await answersFor(app, request, open, { language, patience: rowsPatience });
    const found = [...known, ...asked];
    const answers = calls.map((call) => found.find((answer) => answer?.call === call) ?? null);
    const markup = await paint(answers);
    return { rows: markup && { ...markup, isPhone: isPhone(request) }, answers };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const variant = deps.variantOf(request);
    if (!variant) return sendUnavailable(reply);
    const config = configOf(common, variant);
    const scripts = thirdPartyScripts(config, variant.features);
    const language = languageOfPage(request);
    const [registry, answers] = await Promise.all([
      deps.registryFor(request),
      answersOfSession(request, language),
    ]);
    const nonce = randomBytes(16).toString('base64');
    const planned = await planRows(request, { registry, language, session: answers }, variant);
    const marks = marksFor(nonce);
    const following = planned && follow(request, planned, language);
    const html = renderPage(pageParts(), {
      nonce,
      ...(planned && { expected: planned.calls, opensWith: planned.opensWith, marks }),
      path: pathOf(request),
      isSignedIn: deps.isSignedIn(request),
      language,
      textsOf: (addresses) => textsOf(languageOf(variant, language), addresses),
      answers,
      registry,
      mark: variant.mark,
      texts: variant.texts[sourceLanguage] ?? {},
      config,
      host: builds.host().description,
      pagesOf: await deps.pagesOf(),
    });
    const origin = `${request.protocol}://${request.host}`;
    const policy = contentSecurityPolicy({
      nonce,
      origin,
      sockets,
      thirdParties: [...new Set(scripts.map(({ url }) => new URL(url).origin))],
      addresses: addressesIn(registry),
    });
    // What the page brings of a person is nothing for a cache, of the browser neither.
    const isOwn = answers.length > 0;
    if (pathOf(request) === paths.wall()) reply.header('x-robots-tag', 'noindex');
    reply
      .headers(pageHeaders)
      .header('cache-control', isOwn ? 'no-store' : pageHeaders['cache-control'])
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8');
    return following && html.includes(marks.rows)
      ? sendPageInPieces(request, reply, { html, marks, nonce, following })
      : reply.send(html);
  }

  function sendPicture(request: FastifyRequest, reply: FastifyReply, svg: Buffer) {
    const etag = etagOf(svg.toString());
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'host');
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', noScripts);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(svg);
  }

  function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown) {
    const text = JSON.stringify(value);
    const etag = etagOf(text);
    reply.header('cache-control', 'no-cache, private').header('etag', etag);
    reply.header('x-content-type-options', 'nosniff').type('application/json; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  }

  app.get('/registry', async (request, reply) =>
    deps.variantOf(request)
      ? sendJson(request, reply, await deps.registryFor(request))
      : sendUnavailable(reply),
  );
  app.get('/config.json', (request, reply) => {
    const variant = deps.variantOf(request);
    return variant ? sendJson(request, reply, configOf(common, variant)) : sendUnavailable(reply);
  });
  addTextsRoute(app, deps.variantOf);
  app.get('/sw.js', (request, reply) => {
    reply.header('content-security-policy', workerPolicy);
    return sendPublic(request, reply, 'sw.js');
  });
  app.get('/favicon.svg', (request, reply) => {
    const variant = deps.variantOf(request);
    return variant ? sendPicture(request, reply, variant.favicon) : reply.callNotFound();
  });
  app.get('/*', (request, reply) =>
    api.test(request.url) ? reply.callNotFound() : sendPage(request, reply),
  );
}
