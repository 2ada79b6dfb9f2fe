import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReleasePortal, startReleasePortal, supportKey } from '../../test/release-fixture.ts';

const script = fileURLToPath(new URL('../../../scripts/release.mjs', import.meta.url));
let portal: ReleasePortal;
beforeAll(async () => {
  portal = await startReleasePortal();
  for (const version of ['v1', 'v2']) await portal.publish('billing', version);
});
afterAll(() => portal.close());

/** What the command line says and how it ends. */
function release(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const settings = {
      ...process.env,
      // The test runs on the product's Node already.
      JACKFIELD_TOOLCHAIN: process.versions.node,
      PORTAL_URL: portal.url,
      SUPPORT_KEY: supportKey,
      RELEASE_BY: 'Inês Duarte',
      ...env,
    };
    const child = execFile(process.execPath, [script, ...args], { env: settings }, (_e, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out, complained: err }),
    );
  });
}

describe('pnpm release', () => {
  it('promotes, shows and rolls back', async () => {
    const first = await release(['billing', 'promote', 'v1', '--why', 'First']);
    expect([first.code, first.said]).toEqual([0, expect.stringContaining('v1 goes to all')]);
    const tenant = await portal.server.makeTenant();
    const canary = ['--percent', '5', '--tenant', 'harbor', '--auto-rollback', '--why', 'Look'];
    const given = (await release(['billing', 'promote', 'v2', ...canary])).said;
    expect(given).toContain('v2 goes to 5 % and Harbor Dental Group');
    expect(given).toContain(
      'judged from 30 sessions of each version on (the live one has 0 of the last day), or when 5 of 5 never see a page',
    );
    const again = await release(['billing', 'promote', 'v2', ...canary]);
    expect(again.said).toContain('v2 is what they have already');
    const pointer = await portal.pointer('billing');
    expect(pointer).toMatchObject({
      canary: { percent: 5, tenants: [tenant] },
      autoRollback: true,
    });
    const { said } = await release(['mfe-billing', 'status']);
    expect(said).toMatch(
      /live\s+mfe-billing v1[\s\S]*canary\s+mfe-billing v2 {2}5 %, Harbor Dental Group/,
    );
    expect(said).toContain('Inês Duarte: Look');
    const back = await release(['billing', 'rollback', '--why', 'Seen enough']);
    expect([back.code, back.said]).toEqual([0, expect.stringContaining('v1 is live for all')]);
  });

  it('goes back to a version by name and in steps, and withdraws one', async () => {
    for (const version of ['w1', 'w2', 'w3', 'w4']) {
      await portal.publish('billing', version);
      await portal.promote('billing', version);
    }
    const live = async () => (await portal.pointer('billing')).live?.version;
    const back = async (...how: string[]) =>
      (await release(['billing', 'rollback', ...how, '--why', 'Wrong totals'])).complained;
    expect([await back('--steps', '2'), await live()]).toEqual(['', 'w2']);
    expect([await back('--to-version', 'w1'), await live()]).toEqual(['', 'w1']);
    expect(await back('--to-version', 'w4')).toContain('422: w4 has not been live in direct');
    const gone = await release(['billing', 'withdraw', 'w1', '--instead', 'w2', '--why', 'Leaks']);
    expect([gone.code, gone.said]).toEqual([
      0,
      expect.stringMatching(/w1 is withdrawn[\s\S]*direct billing: mfe-billing w2 is live for all/),
    ]);
    expect(await live()).toBe('w2');
    expect((await release(['billing', 'status'])).said).toContain('withdrawn: Leaks');
  });

  it.each([
    ['no arguments', [], {}, 2, 'pnpm release <remote>'],
    ['an unknown command', ['billing', 'explode'], {}, 2, 'There is no command explode.'],
    ['an unknown option', ['billing', 'status', '--force'], {}, 2, "Unknown option '--force'"],
    ['no reason', ['billing', 'rollback'], {}, 2, 'Say why'],
    [
      'a share that is no number',
      ['billing', 'promote', '--percent', 'x', '--why', 'abc'],
      {},
      2,
      '--percent',
    ],
    ['no key', ['billing', 'status'], { SUPPORT_KEY: '' }, 2, 'Set SUPPORT_KEY.'],
    ['a wrong key', ['billing', 'status'], { SUPPORT_KEY: 'wrong' }, 1, '401: The token or key'],
    [
      'an unknown version',
      ['billing', 'promote', 'v9', '--why', 'abc'],
      {},
      1,
      'v9 is not published',
    ],
    [
      'no number of steps',
      ['billing', 'rollback', '--steps', '0', '--why', 'abc'],
      {},
      2,
      '--steps is a whole number from 1 on.',
    ],
    ['no version to withdraw', ['billing', 'withdraw', '--why', 'abc'], {}, 2, 'Name the version'],
    [
      'an unknown version to withdraw',
      ['billing', 'withdraw', 'v9', '--why', 'abc'],
      {},
      1,
      '404: The portal has no version v9 of mfe-billing.',
    ],
    [
      'an unknown company',
      ['billing', 'promote', 'v1', '--tenant', 'Harbour', '--why', 'abc'],
      {},
      1,
      '422: No company is named "Harbour".',
    ],
    [
      'an unknown remote',
      ['weather', 'publish'],
      { RELEASE_TOKEN: 'x' },
      2,
      'no remote mfe-weather',
    ],
    ['no portal', ['billing', 'status', '--to', 'http://localhost:1'], {}, 3, 'cannot be reached'],
  ])('with %s ends with a reason in one line', async (_what, args, env, code, reason) => {
    const ended = await release(args, env);
    expect([ended.code, ended.complained]).toEqual([code, expect.stringContaining(reason)]);
    expect(ended.complained).toMatch(/^release: /);
    expect(ended.complained).not.toMatch(/ at .*\.mjs:/);
  });
});
