import { expect, type Page, type Request } from '@playwright/test';
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

/** Counts the requests of a page that are under way. */
function countRequests(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

interface Visit {
  page: Page;
  area: string;
  tour: AreaTour;
  /** Requests under way; a page is left once its data and files are there. */
  requests: () => number;
}

/**
 * The page has drawn what came, and asked for nothing more: idle between two looks at its requests,
 * because what data brings, such as the styles of a section, is asked for once they are drawn.
 */
async function expectAtRest({ page, requests }: Pick<Visit, 'page' | 'requests'>): Promise<void> {
  await expect(async () => {
    expect(requests()).toBe(0);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(requests()).toBe(0);
  }).toPass();
}

/** Opens the area, goes to another of its pages and back, and leaves it for a page of no area. */
async function visit(whole: Visit): Promise<void> {
  const { page, area, tour } = whole;
  const { first, second } = tour;
  await step(page, first);
  await expectMounted(page, area);
  await expectAtRest(whole);
  await step(page, second);
  await expectMounted(page, area);
  await expectAtRest(whole);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expectMounted(page, area);
  await expectAtRest(whole);
  await step(page, nowhere);
  await expect(page.locator('[data-area]')).toHaveCount(0);
}

/**
 * The contract between host and remote: what an area takes while it is open it gives back. First
 * visits may load what stays for good, such as styles; once one adds nothing, three more may not
 * either.
 */
export async function expectLeavesNothing(page: Page, area: string, tour: AreaTour): Promise<void> {
  const whole = { page, area, tour, requests: countRequests(page) };
  await visit(whole);
  let before = await holdingsOf(page);
  await expect(async () => {
    const earlier = before;
    await visit(whole);
    before = await holdingsOf(page);
    expect(before).toEqual(earlier);
  }).toPass({ timeout: 30_000 });
  for (let round = 1; round <= 3; round += 1) await visit(whole);
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
