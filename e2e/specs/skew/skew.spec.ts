import { relative } from 'node:path';
import { people } from '../../fixtures/people.ts';
import { type Portal, startPortal } from '../../fixtures/portal.ts';
import { asStaff, republish } from '../../fixtures/releases.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const here = new URL('../../..', import.meta.url).pathname;
const before = process.env.SKEW_TREE ?? '';

/** First page of each area, and who opens it. */
const areas = [
  { area: 'numbers', path: '/admin-settings/numbers/listing', who: people.owner },
  { area: 'people', path: '/admin-settings/users/listing', who: people.owner },
  { area: 'billing', path: '/admin-settings/billing/billing-information', who: people.owner },
  { area: 'compliance', path: '/admin-settings/compliance/brands/listing', who: people.owner },
  { area: 'settings', path: '/your-settings/profile', who: people.standard },
] as const;

const version = 'of-the-other-tree';

/** What a host says to a remote that was built for more than it provides or takes. */
const needsMore =
  /is needed as \^[\d.]+; the host provides [\d.]+\.|The host does not provide |this portal's host does not (?:have|provide) it\.|A release has at most \d+ files\./;

/** Serves the remotes of a tree; answers why those are not that need more than the host provides. */
async function promoteAll(portal: Portal, tree: string): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  for (const { area } of areas) {
    const remote = `mfe-${area}`;
    const reason = await republish(portal, `${relative(here, tree)}/${remote}`, { version }).then(
      () => null,
      String,
    );
    if (reason !== null) {
      refused.set(area, reason);
      continue;
    }
    const pointer = await (await asStaff(portal, `/api/releases/direct/${area}`)).json();
    const promoted = await asStaff(portal, `/api/releases/direct/${area}/promote`, {
      method: 'POST',
      version: pointer.version,
      body: { remote, version, audience: 'all', why: 'Another version than the host’s' },
    });
    expect(promoted.status, await promoted.text()).toBe(200);
  }
  return refused;
}

const pairs = [
  {
    name: 'the remotes of now run on the host of before, or are refused for what it lacks',
    host: before,
    remotes: here,
    mayNeedMore: true,
  },
  {
    name: 'the remotes of before run on the host of now',
    host: here,
    remotes: before,
    mayNeedMore: false,
  },
];

for (const { name, host, remotes, mayNeedMore } of pairs) {
  const test = base.extend<object, { portal: Portal; refused: Map<string, string> }>({
    portal: [
      async ({}, use) => {
        const portal = await startPortal({}, host);
        await use(portal);
        await portal.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    refused: [
      async ({ portal }, use) => use(await promoteAll(portal, remotes)),
      { scope: 'worker', timeout: 120_000 },
    ],
  });
  test.describe(name, () => {
    test.skip(before === '', 'pnpm skew builds the version before and names it in SKEW_TREE');
    for (const { area, path, who } of areas) {
      test(`${area} opens`, async ({ page, refused }) => {
        await new LoginPage(page).signIn(who);
        await page.goto(path);
        const shown = page.locator(`[data-area="${area}"]`);
        await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        const registry = await (await page.request.get('/registry')).json();
        const served = registry.areas.find((each: { area: string }) => each.area === area);
        const reason = refused.get(area);
        if (reason === undefined) expect(served.version).toBe(version);
        else {
          expect(mayNeedMore, reason).toBe(true);
          expect(reason).toMatch(needsMore);
          expect(served.version).not.toBe(version);
        }
      });
    }
  });
}
