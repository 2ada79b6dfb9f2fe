import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdPartyScripts } from '@jackfield/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Asset, etagOf, readAsset } from './asset.ts';
import { readBuilds } from './builds.ts';
import { readClientConfig } from './client-config.ts';
import { type PageParts, renderPage } from './page.ts';
import { registryOf } from './registry.ts';
import { contentSecurityPolicy, pageHeaders, workerPolicy } from './security-headers.ts';
import { readVariants } from './variants.ts';

/** What the web part needs from the rest of the server. */
export interface WebDependencies {
  /** Root of the workspace, where host and remotes are built. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** Whether the request carries a session, to choose what is painted first. */
  isSignedIn(request: FastifyRequest): boolean;
}

const immutable = 'public, max-age=31536000, immutable';
const api = /^\/(api|hub|registry|assets|config\.json)(\/|$|\?)/i;

function readParts(folder: string): PageParts {
  const file = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
  return {
    template: file('index.html'),
    themeScript: file('theme-before-paint.js'),
    frames: {
      admin: file('frame-admin.html'),
      plain: file('frame-plain.html'),
      signedOut: '',
    },
  };
}

const isFileName = (text: string) => /^[\w@.-]+$/.test(text) && !text.startsWith('.');

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, caching: string) {
  reply
    .header('cache-control', caching)
    .header('etag', asset.etag)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    // Workers run under the policy of their own file; "sandbox" would take their origin away.
    .header('content-security-policy', workerPolicy)
    .type(asset.type);
  if (asset.encoding) reply.header('content-encoding', asset.encoding);
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  return reply.send(asset.bytes);
}

/**
 * The portal's pages and files: index.html for every path that is not the API's, immutable
 * precompressed assets, registry, configuration, service worker (architecture, section 3).
 */
export async function webPlugin(app: FastifyInstance, deps: WebDependencies): Promise<void> {
  const output = deps.env['BUILD_FOLDER'] ?? 'dist';
  const builds = readBuilds(deps.root, output, (error) => app.log.error(error));
  const variants = readVariants(deps.env['VARIANTS_DIR'] || join(deps.root, 'host', 'variants'));
  const config = readClientConfig(deps.env);
  const variant = variants.get(config.variant);
  if (!variant) throw new Error(`VARIANT ${config.variant} has no file in host/variants.`);
  const sockets = deps.env['DEV_SOCKETS'] ?? '';
  const scripts = thirdPartyScripts(config, variant.features);
  const thirdParties = [...new Set(scripts.map(({ url }) => new URL(url).origin))];
  const registry = () => registryOf(variant, builds);
  let parts: PageParts | null = null;
  let partsVersion = '';

  function pageParts(): PageParts {
    const { version } = builds.host().description;
    if (!parts || partsVersion !== version) {
      parts = readParts(builds.host().folder);
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

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64');
    const html = renderPage(pageParts(), {
      nonce,
      path: new URL(request.url, 'http://portal').pathname,
      isSignedIn: deps.isSignedIn(request),
      registry: registry(),
      config,
      host: builds.host().description,
    });
    const origin = `${request.protocol}://${request.host}`;
    const policy = contentSecurityPolicy({ nonce, origin, sockets, thirdParties });
    return reply
      .headers(pageHeaders)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown) {
    const text = JSON.stringify(value);
    const etag = etagOf(text);
    reply.header('cache-control', 'no-cache').header('etag', etag);
    reply.header('x-content-type-options', 'nosniff').type('application/json; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text);
  }

  app.get<{ Params: { name: string; version: string; file: string } }>(
    '/assets/:name/:version/:file',
    async (request, reply) => {
      const { name, version, file } = request.params;
      const path = isFileName(file) ? builds.find(name, version, file) : null;
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const asset = path && (await readAsset(path, accepted));
      if (!asset) return reply.callNotFound();
      return sendAsset(request, reply, asset, version === 'dev' ? 'no-cache' : immutable);
    },
  );
  app.get('/registry', (request, reply) => sendJson(request, reply, registry()));
  app.get('/config.json', (request, reply) => sendJson(request, reply, config));
  app.get('/sw.js', (request, reply) => {
    reply.header('content-security-policy', workerPolicy);
    return sendPublic(request, reply, 'sw.js');
  });
  app.get('/favicon-direct.svg', (request, reply) =>
    sendPublic(request, reply, 'favicon-direct.svg'),
  );
  app.get('/favicon-partner.svg', (request, reply) =>
    sendPublic(request, reply, 'favicon-partner.svg'),
  );
  app.get('/*', (request, reply) =>
    api.test(request.url) ? reply.callNotFound() : sendPage(request, reply),
  );
}
