/**
 * What the scripts of the users listing are made of: what each library and group costs, and how
 * much of it has run when the rows can be used (precise coverage). The bytes of a compressed file are
 * shared out by the characters that each library has in it.
 *
 *   node bench/bundle.mjs
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { needBrowser } from '../scripts/lib/browser.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { report } from './lib/bench.mjs';
import { mappedBuild } from './lib/mapped-build.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';
import { stretchesOf } from './lib/source-map.mjs';
import { usedOf } from './lib/used-code.mjs';
import { waitUntilUsable } from './page-meter.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const folder = makeFolder();
/** Libraries and groups below this share of the bytes are told together. */
const least = 0.01;

/** Scripts that the listing has loaded when its rows can be used, with what has run of them. */
async function loadListing(origin) {
  const browser = await chromium.launch({
    executablePath: needBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      storageState: await signIn(origin),
      serviceWorkers: 'block',
      viewport: { width: 1366, height: 768 },
    });
    const page = await context.newPage();

    const cdp = await context.newCDPSession(page);
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    const listing = `${origin}/admin-settings/users/listing`;
    await waitUntilUsable(page, listing, 'a[href*="/users/edit/"]');
    const { result } = await cdp.send('Profiler.takePreciseCoverage');
    // What else a fast line has brought by now belongs to no first page.
    const files = new Set(await page.evaluate(() => globalThis.filesWhenUsable));
    return result.filter(({ url }) => url.startsWith(`${origin}/assets/`) && files.has(url));
  } finally {
    await browser.close();
  }
}

/** Library or group of ours that a source belongs to. */
function ownerOf(source) {
  const library = source
    .split('node_modules/')
    .slice(1)
    .at(-1)
    ?.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
  if (library?.startsWith('@rc-component/')) return '@rc-component/*';
  if (library?.startsWith('@module-federation/')) return '@module-federation/*';
  if (library) return library;
  // webpack://<package>/./src/... or webpack://<package>/../shared/<group>/...
  const [, built, path] = source.match(/^webpack:\/\/jackfield_(\w+)\/(.*)$/) ?? [];
  const [place, group] = (path ?? '').replace(/^(?:\.\.\/)+/, '').split('/');
  if (place === 'shared') return `shared/${group}`;
  if (path?.startsWith('./src/') || place === 'src')
    return built === 'host' ? 'host' : `mfe-${built}`;
  return 'bundler';
}

function addScript(owners, { code, map }, used) {
  const names = new Map(map.sources.map((source) => [source, ownerOf(source)]));
  const compressed = brotliCompressSync(code, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
  for (const { from, to, source } of stretchesOf(code, map)) {
    const name = names.get(source) ?? 'bundler';
    const owner = owners.get(name) ?? { bytes: 0, size: 0, used: 0 };
    owner.bytes += ((to - from) / code.length) * compressed;
    owner.size += to - from;
    for (let at = from; at < to; at += 1) owner.used += used[at];
    owners.set(name, owner);
  }
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
const rowOf = (name, { bytes, size, used }) => ({
  'library or group': name,
  brotli: kilobytes(bytes),
  'before compression': kilobytes(size),
  'has run': `${((used / size) * 100).toFixed(0)} %`,
  'not run, brotli': kilobytes(bytes * (1 - used / size)),
});

function tell(owners) {
  const sum = (all) =>
    all.reduce(
      (total, one) => ({
        bytes: total.bytes + one.bytes,
        size: total.size + one.size,
        used: total.used + one.used,
      }),
      { bytes: 0, size: 0, used: 0 },
    );
  const total = sum([...owners.values()]);
  const sorted = [...owners].sort(([, one], [, other]) => other.bytes - one.bytes);
  const isLarge = ([, { bytes }]) => bytes >= least * total.bytes;
  const rest = sorted.filter((one) => !isLarge(one));
  report(
    {
      bundle: [
        rowOf('all', total),
        ...sorted.filter(isLarge).map(([name, owner]) => rowOf(name, owner)),
        rowOf(`${rest.length} others`, sum(rest.map(([, owner]) => owner))),
      ],
    },
    { P19: `script ${kilobytes(total.bytes)}` },
  );
}

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const builds = {};
  for (const name of ['host', 'mfe-people'])
    builds[name] = await mappedBuild(name, join(folder, name));
  const server = await startPortal({ DEMO: '1', DATA_DIR: join(folder, 'data') });
  const owners = new Map();
  for (const { url, functions } of await loadListing(server.url)) {
    const [, , name] = new URL(url).pathname.split('/');
    const built = (builds[name] ?? builds.host)(basename(new URL(url).pathname));
    addScript(owners, built, usedOf(functions, built.code.length));
  }
  await server.close();
  tell(owners);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
