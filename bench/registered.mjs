/**
 * First load with many registered remotes (P6): the users listing of a portal whose registry names
 * 5, 20 and 100 areas, in one run. The further areas are copies of a built remote, published and
 * promoted as any other.
 *
 *   node bench/registered.mjs [runs] [fast|slow]
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName } from '../shared/contract/src/remote.ts';
import { root } from '../scripts/lib/toolchain.mjs';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { createClient } from '../shared/build/src/release-client.mjs';
import { integrityOf } from '../shared/build/src/release.mjs';
import { packFolder } from '../shared/build/src/release-pack.mjs';
import { measurePages } from './page-meter.mjs';
import { argument, isSmall, number, report } from './lib/bench.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';

const runs = number(0, 5, 1);
const profile = argument(1, 'slow', 'fast');
const counts = isSmall ? [5, 6, 7] : [5, 20, 100];
const token = 'token-of-the-benchmark';
const supportKey = 'support-key-of-the-benchmark';
const folder = makeFolder();

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const portals = [];
  for (const count of counts) portals.push(await start(count));
  const pages = await Promise.all(
    portals.map(async ({ count, url }) => ({
      name: `${count}`,
      url: `${url}/admin-settings/users/listing`,
      ready: 'a[href*="/users/edit/"]',
      state: await signIn(url),
    })),
  );
  const measured = await measurePages(pages, { runs, profile });
  tell(measured);
  await Promise.all(portals.map(({ close }) => close()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A portal with `count` areas. */
async function start(count) {
  const own = join(folder, `${count}`);
  const names = Array.from({ length: count - 5 }, (_, at) => `extra-${at + 1}`);
  const { url, close } = await startPortal({
    DEMO: '1',
    DATA_DIR: join(own, 'data'),
    VARIANTS_DIR: variantsWith(own, names),
    RELEASE_TOKEN: token,
    RELEASE_SMOKE: 'optional',
    SUPPORT_KEY: supportKey,
  });
  const publisher = createClient(url, { 'x-release-token': token });
  const staff = createClient(url, { 'x-support-key': supportKey });
  for (const name of names) await release(own, name, publisher, staff);
  return { count, url, close };
}

/** The product's variants with further areas, in a folder of their own. */
function variantsWith(own, names) {
  const target = join(own, 'variants');
  const source = join(root, 'host', 'variants');
  cpSync(source, target, { recursive: true });
  for (const id of readdirSync(target)) {
    const file = join(target, id, 'variant.json');
    const variant = JSON.parse(readFileSync(file, 'utf8'));
    for (const name of names) variant.remotes[name] = `mfe-${name}`;
    writeFileSync(file, JSON.stringify(variant));
  }
  return target;
}

/** Publishes a copy of a built remote under another name and gives it to everybody. */
async function release(own, name, publisher, staff) {
  const built = join(root, 'mfe-billing', 'dist');
  const copy = join(own, name);
  mkdirSync(copy);
  for (const file of readdirSync(built).filter((each) => !each.startsWith('.'))) {
    writeFileSync(join(copy, file), readFileSync(join(built, file)));
  }
  const entry = readFileSync(join(built, 'remoteEntry.js'), 'utf8').replaceAll(
    containerName('billing'),
    containerName(name),
  );
  const integrity = integrityOf(Buffer.from(entry));
  const described = JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8'));
  const manifest = {
    ...described,
    name: `mfe-${name}`,
    area: name,
    label: name,
    routes: [`/admin-settings/${name}`],
    pages: {},
    // They belong to paths of billing.
    firstRows: undefined,
    integrity,
    files: { ...described.files, 'remoteEntry.js': integrity },
  };
  const changed = { 'remote.json': JSON.stringify(manifest), 'remoteEntry.js': entry };
  for (const [file, text] of Object.entries(changed)) {
    writeFileSync(join(copy, file), text);
    for (const form of ['br', 'gz']) rmSync(join(copy, `${file}.${form}`), { force: true });
  }
  const body = await packFolder(copy);
  await publisher('POST', '/api/releases', { body, type: 'application/gzip' });
  const { variant } = await staff('GET', '/api/releases');
  const pointer = await staff('GET', `/api/releases/${variant}/${name}`);
  const { version } = manifest;
  await staff('POST', `/api/releases/${variant}/${name}/promote`, {
    body: { remote: manifest.name, version, audience: 'all', why: 'benchmark' },
    version: pointer?.version ?? 0,
  });
}

function tell(measured) {
  const base = measured.get('5');
  const rows = [...measured].map(([areas, { requests, usable }]) => ({
    'registered areas': areas,
    requests: `${requests}`,
    'can be used, against 5': `${(usable / base.usable).toFixed(2)}x`,
  }));
  const [, some, many] = rows.map((row) => row['can be used, against 5']);
  report({ registered: rows }, { P6: `${some}; ${many}` });
}
