import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ReleasePortal,
  startReleasePortal,
  supportKey,
  writeHost,
} from '../../test/release-fixture.ts';

const script = fileURLToPath(new URL('../../../scripts/release.mjs', import.meta.url));
const core = '@jackfield/kit/ui/core';
const invoices = 'GET /api/invoice';
const members = (member: string) => ({
  [invoices]: { answer: { members: { items: { list: { members: { [member]: 'number' } } } } } },
});

let portal: ReleasePortal;
beforeAll(async () => {
  portal = await startReleasePortal();
});
afterAll(() => portal.close());

function check(env: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const settings = {
      ...process.env,
      JACKFIELD_TOOLCHAIN: process.versions.node,
      PORTAL_URL: portal.url,
      SUPPORT_KEY: supportKey,
      ...env,
    };
    const child = execFile(process.execPath, [script, 'check'], { env: settings }, (_e, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out, complained: err }),
    );
  });
}

describe('pnpm release check (build the host first)', () => {
  it('is content with what the host and the server of this tree have', async () => {
    const uses = { names: { [core]: ['Button'] }, calls: [invoices], shapes: members('amountDue') };
    await portal.publish('billing', 'b1', { uses });
    expect((await portal.promote('billing', 'b1')).status).toBe(200);
    const { code, said } = await check();
    expect([code, said]).toEqual([0, expect.stringContaining('1 live versions fit')]);
  });

  it('names what is live and would lack something, and ends with 1', async () => {
    // The host of the test has a name that the host of this tree has not.
    writeHost(portal.root, ['Button', 'Ribbon']);
    await portal.publish('people', 'p1', { uses: { names: { [core]: ['Ribbon'] }, calls: [] } });
    expect((await portal.promote('people', 'p1')).status).toBe(200);
    const { code, complained } = await check();
    expect([code, complained]).toEqual([
      1,
      expect.stringContaining(
        "direct, people, p1: mfe-people takes Ribbon from kit/ui/core; this portal's host does not have it.",
      ),
    ]);
    expect(complained).not.toContain('b1');
  });

  it('says which key is missing', async () => {
    const { code, complained } = await check({ SUPPORT_KEY: '' });
    expect([code, complained]).toEqual([2, 'release: Set SUPPORT_KEY.\n']);
  });
});
