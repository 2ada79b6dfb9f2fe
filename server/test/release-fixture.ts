import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { ReleasePointer } from '@jackfield/contract/api/release';
import { pack } from 'tar-stream';
import {
  type DatabaseKind,
  type FreshDatabase,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { writeVariant } from './variant-fixture.ts';

export const releaseToken = 'token-for-every-remote';
export const billingToken = 'token-for-billing-only';
export const supportKey = 'support-key-of-the-tests';

const routesOf: Record<string, string> = {
  billing: '/admin-settings/billing',
  people: '/admin-settings/users',
};

export const integrityOf = (bytes: string | Buffer) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export type Files = Record<string, string | Buffer>;

/** Digest of each file, as a build lists them. */
export const digestsOf = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, integrityOf(bytes)]));

/** Files of a built remote that the portal takes; `others` are those beside the entry. */
export function remoteFiles(
  area: string,
  version: string,
  manifest: Record<string, unknown> = {},
  others: Files = { 'first.js': `/* ${version} */` },
): Files {
  const entry = `globalThis.jackfield_${area} = ${JSON.stringify(version)};`;
  const files = { 'remoteEntry.js': entry, ...others };
  const described = {
    name: `mfe-${area}`,
    area,
    label: area,
    routes: [routesOf[area] ?? `/admin-settings/${area}`],
    contract: '^1.0.0',
    navigation: [],
    version,
    entry: 'remoteEntry.js',
    integrity: integrityOf(entry),
    preload: [],
    shared: { react: '19.3.1' },
    files: digestsOf(files),
    ...manifest,
  };
  return {
    ...files,
    'remote.json': JSON.stringify(described),
  };
}

interface SmokeOptions {
  readonly key?: string;
  readonly change?: object;
}

/** The files with a smoke of all their pages, signed as the release command does it. */
export function smoked(
  files: Files,
  { key = releaseToken, change = {} }: SmokeOptions = {},
): Files {
  const remoteJson = String(files['remote.json']);
  const { name, version, routes, pages = {} } = JSON.parse(remoteJson);
  const report = JSON.stringify({
    remote: name,
    version,
    digest: createHash('sha256').update(remoteJson).digest('hex'),
    pages: [...routes, ...Object.keys(pages)].map((path: string) => ({
      path,
      ms: 900,
      painted: true,
    })),
    browser: 'Chromium 141.0.7390.54',
    host: 'h1',
    at: '2026-11-20T10:00:00.000Z',
    ...change,
  });
  const signature = createHmac('sha256', key)
    .update('jackfield smoke 1\n')
    .update(report)
    .digest('hex');
  return { ...files, 'smoke.json': JSON.stringify({ report, signature }) };
}

type Entry = Parameters<ReturnType<typeof pack>['entry']>[0];

/** A gzipped tarball of files, and of entries that are no plain files. */
export function tarballOf(files: Files, others: Entry[] = []): Promise<Buffer> {
  const tarball = pack();
  for (const [name, content] of Object.entries(files)) tarball.entry({ name }, content);
  for (const header of others) tarball.entry(header);
  tarball.finalize();
  return buffer(tarball.pipe(createGzip()));
}

/** Writes the host's build, which has these names of the kit, this React and these modules beside. */
export function writeHost(
  root: string,
  names: readonly string[],
  react = '19.3.1',
  modules: Record<string, string> = {},
): void {
  const host = { version: 'h1', scripts: [], styles: [], preload: [] };
  const shared = { react, '@jackfield/runtime': '1.2.0', ...modules };
  const core = '@jackfield/kit/ui/core';
  const described = {
    ...host,
    shared,
    names: { [core]: names },
    types: {
      [core]: Object.fromEntries(names.map((name) => [name, '2.1'])),
      '@jackfield/contract#types': {
        'paths.admin.users.edit': '2.0',
        'paths.admin.users.listing': '1.0',
        'BusEvents.delete-ivr': '2.0',
        'BusEvents.update-ivr': '1.0',
        'PartProps.call-routing/past-call/v1': '2.0',
        'PartProps.call-routing/try-call/v1': '1.0',
        RemoteContext: '2.0',
      },
    },
    deprecated: { [core]: { Button: '`Press` has the same props.' } },
    events: ['update-ivr'],
    tokens: ['--ui-line'],
  };
  writeIn(root, 'host/dist/host.json', JSON.stringify(described));
}

/** A workspace with a host, two variants and no remotes. */
export function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'jackfield-releases-'));
  for (const id of ['direct', 'partner']) {
    writeVariant(join(root, 'host/variants'), id, { name: id, default: id === 'direct' });
  }
  writeHost(root, ['Button']);
  return root;
}

export function writeIn(root: string, path: string, content: string | Buffer): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

/** Puts a remote's build into the workspace, as the build tool would. */
export function writeBuild(root: string, area: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    writeIn(root, `mfe-${area}/dist/${name}`, content);
  }
}

type Answer = Awaited<ReturnType<TestServer['call']>>;

/** A portal with the release registry, and the calls that tests make to it. */
export interface ReleasePortal {
  readonly server: TestServer;
  readonly root: string;
  readonly url: string;
  upload(
    tarball: Buffer,
    headers?: Record<string, string>,
    query?: string,
  ): Promise<{ status: number; body: Refused }>;
  /** Publishes a version of an area. */
  publish(area: string, version: string, manifest?: Record<string, unknown>): Promise<void>;
  asStaff(method: 'GET' | 'POST', path: string, body?: unknown, version?: number): Promise<Answer>;
  pointer(area: string, variant?: string): Promise<ReleasePointer>;
  /** Versions that a browser without a session gets, by area. */
  served(): Promise<Record<string, string>>;
  /** Promotes with the pointer's version of this moment. */
  promote(
    area: string,
    version: string,
    body?: Record<string, unknown>,
    variant?: string,
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** Members of a refusal that tests look at. */
export interface Refused {
  readonly message: string;
  readonly responseCode: string;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}

interface PortalOptions {
  readonly kind?: DatabaseKind;
  readonly on?: FreshDatabase;
  readonly root?: string;
  readonly env?: Record<string, string>;
}

/** Starts a portal that listens, on a fresh database unless one is given. */
export async function startReleasePortal(options: PortalOptions = {}): Promise<ReleasePortal> {
  const root = options.root ?? makeRoot();
  const server = await startTestServer({
    ...(options.kind && { database: options.kind }),
    ...(options.on && { on: options.on }),
    root,
    env: {
      RELEASE_TOKENS: `*:${releaseToken},billing:${billingToken}`,
      SUPPORT_KEY: supportKey,
      ...options.env,
    },
  });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });

  async function upload(tarball: Buffer, headers: Record<string, string> = {}, query = '') {
    const answer = await fetch(`${url}/api/releases${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/gzip',
        'x-release-token': releaseToken,
        ...headers,
      },
      body: new Uint8Array(tarball),
    });
    const body: Refused = JSON.parse(await answer.text());
    return { status: answer.status, body };
  }

  const asStaff: ReleasePortal['asStaff'] = (method, path, body, version) =>
    server.call(null, method, path, {
      headers: { 'x-support-key': supportKey, 'x-staff-name': encodeURIComponent('Inês Duarte') },
      ...(body !== undefined && { body }),
      ...(version !== undefined && { version }),
    });

  const pointer: ReleasePortal['pointer'] = async (area, variant = 'direct') =>
    (await asStaff('GET', `/api/releases/${variant}/${area}`)).body as unknown as ReleasePointer;

  return {
    server,
    root,
    url,
    upload,
    asStaff,
    pointer,
    async publish(area, version, manifest) {
      const { status, body } = await upload(await tarballOf(remoteFiles(area, version, manifest)));
      if (status !== 201) throw new Error(`${status} ${body.message}`);
    },
    async served() {
      const { areas } = await server.releases.registryFor(
        { headers: {} } as never,
        async () => null,
      );
      return Object.fromEntries(areas.map((one) => [one.area, one.version]));
    },
    async promote(area, version, body = {}, variant = 'direct') {
      const order = { remote: `mfe-${area}`, version, audience: 'all', why: 'Test', ...body };
      const path = `/api/releases/${variant}/${area}/promote`;
      return asStaff('POST', path, order, (await pointer(area, variant)).version);
    },
    async close() {
      server.releases.stop();
      await server.close();
      if (options.root === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
}
