import { expect, type Page } from '@playwright/test';
import { holdingsOf } from '../fixtures/holdings.ts';

/** Paths that show what an area does: its first page, another of its pages, and how it is named. */
export interface AreaTour {
  first: string;
  second: string;
}

const nowhere = '/no-area-lives-here';

/** Goes to a path within the open document, as the Back button does: by the history alone. */
async function step(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), path);
  await expect(page).toHaveURL(path);
}

/** The element that the host gave the area, on the page and with a heading in it. */
async function expectMounted(page: Page, area: string): Promise<void> {
  await expect(
    page.locator(`[data-area="${area}"]`).getByRole('heading', { level: 1 }),
  ).toBeVisible();
}

/** Opens the area, goes to another of its pages and back, and leaves it for a page of no area. */
async function visit(page: Page, area: string, { first, second }: AreaTour): Promise<void> {
  await step(page, first);
  await expectMounted(page, area);
  await step(page, second);
  await expectMounted(page, area);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expectMounted(page, area);
  await step(page, nowhere);
  await expect(page.locator('[data-area]')).toHaveCount(0);
}

/**
 * The contract between host and remote (architecture, section 2): what an area takes while it is
 * open it gives back. The first visit may load what stays for good: styles, shared modules.
 */
export async function expectLeavesNothing(page: Page, area: string, tour: AreaTour): Promise<void> {
  await visit(page, area, tour);
  await page.waitForLoadState('networkidle');
  const before = await holdingsOf(page);
  for (let round = 1; round <= 3; round += 1) await visit(page, area, tour);
  await expect.poll(() => holdingsOf(page)).toEqual(before);
}

/** Modules of the share scopes with their versions, as the host and loaded remotes registered them. */
async function sharedModulesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__');
    const names = instances.flatMap(({ shareScopeMap }: { shareScopeMap: ShareScopes }) =>
      Object.entries(shareScopeMap).flatMap(([scope, modules]) =>
        Object.entries(modules).flatMap(([name, versions]) =>
          Object.keys(versions).map((version) => `${scope} ${name} ${version}`),
        ),
      ),
    );
    return [...new Set<string>(names)].sort();
  });
}

/** Scope, module, version. */
type ShareScopes = Record<string, Record<string, Record<string, object>>>;

/**
 * Runs `open`, which loads a remote, from a page where only the host has been, and asserts that
 * the remote shares nothing: no module and no version but the host's.
 */
export async function expectSharesNothing(page: Page, open: () => Promise<void>): Promise<void> {
  await page.goto(nowhere);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const before = await sharedModulesOf(page);
  expect(before.join()).toContain('default react 19');
  await open();
  expect(await sharedModulesOf(page)).toEqual(before);
}
