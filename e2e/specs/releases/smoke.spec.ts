import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountExport } from '../../fixtures/faults.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { releaseToken, supportKey } from '../../fixtures/portal.ts';
import { asStaff, type Republish, writeChanged } from '../../fixtures/releases.ts';
import { expect } from '../../fixtures/test.ts';

const root = new URL('../../..', import.meta.url).pathname;
const remote = 'mfe-compliance';

const test = testWith({ RELEASE_SMOKE: 'required' }).extend<{
  release: (args: string[]) => Promise<{ code: number; said: string }>;
  buildOf: (options: Republish) => Promise<string>;
}>({
  release: async ({ portal }, use) => {
    const env = {
      ...process.env,
      JACKFIELD_TOOLCHAIN: process.versions.node,
      PORTAL_URL: portal.url,
      RELEASE_TOKEN: releaseToken,
      SUPPORT_KEY: supportKey,
    };
    await use(
      (args) =>
        new Promise((resolve) => {
          const command = ['scripts/release.mjs', 'compliance', ...args];
          const child = execFile(
            process.execPath,
            command,
            { cwd: root, env },
            (_error, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
          );
        }),
    );
  },
  buildOf: async ({}, use) => {
    const folders: string[] = [];
    await use(async (options) => {
      const folder = await mkdtemp(join(tmpdir(), 'jackfield-smoke-spec-'));
      folders.push(folder);
      await writeChanged(folder, remote, options);
      return folder;
    });
    for (const folder of folders) await rm(folder, { recursive: true });
  },
});

test.describe.configure({ timeout: 240_000 });

test('a remote that throws is not published by the command, which says what people would have seen', async ({
  portal,
  release,
  buildOf,
}) => {
  const dist = await buildOf({
    version: 'broken-1',
    patch: (text, file) =>
      file === 'remoteEntry.js' ? `throw new Error("of the tests");${text}` : text,
  });
  const { code, said } = await release(['publish', '--dist', dist]);
  expect(said).toContain('mfe-compliance broken-1 did not pass its smoke and goes no further.');
  expect(said).toContain('/admin-settings/compliance: Compliance could not be opened: ');
  expect(code).toBe(1);
  const known = await asStaff(portal, `/api/releases/versions/${remote}/broken-1`);
  expect(known.status).toBe(404);

  // Past the smoke it goes to named accounts only.
  expect((await release(['publish', '--no-smoke', '--dist', dist])).code).toBe(0);
  const promoted = await release(['promote', 'broken-1', '--why', 'Past the smoke']);
  expect(promoted.said).toContain(
    'mfe-compliance broken-1 was published without a smoke, so it goes to named accounts only.',
  );
  expect(promoted.code).toBe(1);
});

test('[SHIP-06] a remote that leaves more behind with each visit is not published by the command', async ({
  release,
  buildOf,
}) => {
  const leaking = "c=>{addEventListener('resize',()=>c.area);return $2(c)}";
  const dist = await buildOf({
    version: 'leaking-1',
    manifest: { pages: [] },
    patch: (text) => text.replace(mountExport, `$1${leaking}`),
  });
  const { code, said } = await release(['publish', '--dist', dist]);
  expect(said).toContain('mfe-compliance leaking-1 did not pass its smoke and goes no further.');
  expect(said).toContain('each visit leaves behind: listeners for window resize');
  expect(code).toBe(1);
});

test('a remote whose pages paint is published with its smoke and goes to all', async ({
  portal,
  release,
  buildOf,
}) => {
  const dist = await buildOf({ version: 'sound-1', manifest: { pages: [] } });
  const dropped = await release(['publish', '--no-smoke', '--dist', dist]);
  expect(dropped.said).toContain('which the live version');
  expect(dropped.code).toBe(1);

  const published = await release(['publish', '--drop-routes', '--dist', dist]);
  expect(published.said).toMatch(/smoked 1 pages? in [\d.]+ s with Chromium \d/);
  expect(published.said).toMatch(/published mfe-compliance sound-1: .*; the live version \S+ has/);
  const version = await asStaff(portal, `/api/releases/versions/${remote}/sound-1`);
  expect(await version.json()).toMatchObject({
    smoke: 'passed',
    smokeReport: { pages: [{ path: '/admin-settings/compliance', painted: true }] },
  });
  const promoted = await release(['promote', 'sound-1', '--why', 'Its pages paint']);
  expect(promoted.said).toContain('sound-1 goes to all');
});
