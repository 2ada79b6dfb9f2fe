import type { Browser, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

test.use({ serviceWorkers: 'block' });

const admin = '/admin-settings';
const lists = [
  { path: `${admin}/users/listing`, heading: 'Users', call: '/api/teammate' },
  { path: `${admin}/teams/listing`, heading: 'Teams', call: '/api/team' },
  { path: `${admin}/numbers/listing`, heading: 'Company numbers', call: '/api/company' },
  { path: `${admin}/company/numbers/listing`, heading: 'Phone numbers', call: '/phonenumber' },
  { path: `${admin}/compliance/brands/listing`, heading: 'Brands', call: '/api/brand' },
  {
    path: `${admin}/billing/billing-information`,
    heading: 'Billing information',
    call: '/api/invoice',
  },
];

const desktop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
/** What a phone's browser says of itself. */
const phoneHeaders = { 'sec-ch-ua-mobile': '?1' };
const painted = '.frame-rows';

/** Row by row where it stands and what it says; times say another minute a moment later. */
const rowsIn = (page: Page, root: string) =>
  page.locator(root).evaluate((element) => {
    const isSeen = (row: Element) => row.getClientRects().length > 0;
    const rows = [...element.querySelectorAll('tbody tr, ul[aria-label] > li')].filter(
      (row) => isSeen(row) && !row.closest('nav'),
    );
    return rows.slice(0, 10).map((row) => {
      const { x, y, width, height } = row.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      const text = (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
      return `${place} ${text.replaceAll(/\d+ (second|minute|hour)s? ago/g, 'ago')}`;
    });
  });

/** A page without scripts in which the server's rows stand; the first ones after a start may not have any. */
async function openPainted(browser: Browser, from: Page, path: string, looks: object) {
  const storageState = { cookies: await from.context().cookies(), origins: [] };
  const context = await browser.newContext({ storageState, javaScriptEnabled: false, ...looks });
  const page = await context.newPage();
  const base = new URL(from.url()).origin;
  await expect(async () => {
    await page.goto(base + path);
    await expect(page.locator(painted)).toBeAttached({ timeout: 100 });
  }).toPass();
  return page;
}

/**
 * Opens a page with the rows of the server, and waits until its list has taken their place.
 *
 * @param begin called before each try, because a page without rows asks for its own
 */
async function openTakenOver(page: Page, path: string, begin = async () => {}) {
  await expect(async () => {
    await begin();
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith(path)),
      page.goto(path),
    ]);
    expect(await answer.text()).toContain('class="frame-rows"');
  }).toPass();
  await expect(page.locator(painted)).toHaveCount(0);
  await expect(page.locator('#area tbody tr, #area ul[aria-label] > li').first()).toBeVisible();
}

for (const { path, heading } of lists) {
  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    test(`${path} shows without a script what its list shows, in the same places, on a ${size}`, async ({
      page,
      browser,
    }) => {
      await new LoginPage(page).signIn(people.owner);
      const extraHTTPHeaders = size === 'phone' ? phoneHeaders : {};
      await page.setExtraHTTPHeaders(extraHTTPHeaders);
      await page.setViewportSize(viewport);
      await openTakenOver(page, path);
      const without = await openPainted(browser, page, path, { viewport, extraHTTPHeaders });
      await expect(without.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^${heading}`),
      );
      const rows = await rowsIn(without, painted);
      expect(rows.length).toBeGreaterThan(2);
      expect(rows).toEqual(await rowsIn(page, '#area'));
      await without.context().close();
    });
  }
}

for (const { path, call } of lists) {
  test(`rows of the server at ${path} give way without a jump and without a second request`, async ({
    page,
  }) => {
    await new LoginPage(page).signIn(people.owner);
    await page.addInitScript(() => {
      // Counts that come later push the tabs above the rows aside, as they do without painted rows.
      const isOfTabs = (node: Node | null) =>
        (node instanceof Element ? node : node?.parentElement)?.closest('nav') !== null;
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[];
        })[];
        const others = shifts.filter(({ sources }) => !sources.every(({ node }) => isOfTabs(node)));
        if (others.length === 0) return;
        const moved = others.flatMap(({ sources }) => sources.map(({ node }) => node));
        document.documentElement.dataset['shifts'] = moved
          .map((node) =>
            (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80),
          )
          .join(' | ');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // A font that comes later moves letters by itself, which is no part of taking over either.
    await page.route(/\.woff2$/, (route) => route.abort());
    // Lists read again when the live channel opens, which is no part of taking over.
    await page.route(/\/api\/live\//, () => {});
    await page.routeWebSocket(/\/hub/, () => {});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openTakenOver(page, path, async () => {
      // The page before asks for more until another one takes its place.
      await page.goto('about:blank');
      asked.length = 0;
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
    expect(asked.filter((one) => one.endsWith(call))).toEqual([]);
    expect(asked.filter((one) => one.startsWith('/api/list/'))).toEqual([]);
  });
}

test('a row of the server of which a part has come is not seen before the rest', async ({
  page,
  browser,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const path = `${admin}/users/listing`;
  const without = await openPainted(browser, page, path, { viewport: desktop, bypassCSP: true });
  const rows = without.locator(`${painted} [data-row]`);
  await expect(rows.last()).toBeVisible();
  const [answer] = await Promise.all([
    without.waitForResponse((one) => one.url().endsWith(path)),
    without.reload(),
  ]);
  // The third row ends within its first link, and the page goes on.
  const part = /^[^]*class="frame-rows"(?:[^]*?data-row=){3}[^]*?<a [^>]*>/.exec(
    await answer.text(),
  );
  await without.evaluate((text) => {
    document.open();
    document.write(text);
  }, `${part}`);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toBeVisible();
  await expect(rows.nth(2)).toBeHidden();
  await without.context().close();
});

test('rows of the server are links before any script runs, and a table for screen readers', async ({
  page,
  browser,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const without = await openPainted(browser, page, `${admin}/users/listing`, { viewport: desktop });
  const table = without.getByRole('table', { name: 'Users' });
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Extension',
    'Number',
    'Role',
    'Teams',
    'Status',
    'Last seen',
    'Actions',
  ]);
  await expect(table.getByRole('row')).toHaveCount(26);
  await table.getByRole('link', { name: 'Benjamin Kowalski' }).click();
  await expect(without).toHaveURL(/\/users\/edit\/[0-9a-f-]+/);
  await without.context().close();
});

/** Opens the users listing whose scripts come when they are freed, and waits for the server's rows. */
async function openHeld(page: Page, files: RegExp) {
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  const rows = page.locator(painted);
  await expect(async () => {
    await page.goto(`${admin}/users/listing`, { waitUntil: 'commit' });
    await expect(rows.getByRole('link', { name: 'Delphine Rousseau' })).toBeVisible();
  }).toPass();
  return { rows, free };
}

// What comes late, so that there is time to use the rows of the server.
for (const [late, files] of [
  ['the shell', /\/assets\/host\/.*boot.*\.js/],
  ['the list', /\/assets\/mfe-people\/.*remoteEntry\.js/],
] as const) {
  test(`the list keeps its place and the focus of the rows of the server when ${late} comes late`, async ({
    page,
  }) => {
    await new LoginPage(page).signIn(people.owner);
    const { rows, free } = await openHeld(page, files);
    await rows.getByRole('link', { name: 'Delphine Rousseau' }).focus();
    await rows.locator('[data-rows-scroller]').evaluate((list) => (list.scrollTop = 240));
    free();
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Delphine Rousseau' })).toBeFocused();
    const list = page.locator('#area [data-rows-scroller]');
    expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(240);
  });
}

for (const [late, files] of [
  ['the shell', /\/assets\/host\/.*boot.*\.js/],
  ['the list', /\/assets\/mfe-people\/.*remoteEntry\.js/],
] as const) {
  test(`a tick in the rows of the server is made when ${late} comes late`, async ({ page }) => {
    await new LoginPage(page).signIn(people.owner);
    const { rows, free } = await openHeld(page, files);
    await rows.getByRole('checkbox', { name: 'Select Delphine Rousseau' }).check();
    free();
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('1 selected')).toBeVisible();
  });

  test(`a filter pressed in the rows of the server opens when ${late} comes late`, async ({
    page,
  }) => {
    await new LoginPage(page).signIn(people.owner);
    const { rows, free } = await openHeld(page, files);
    await rows.getByRole('button', { name: 'Presence' }).click();
    free();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Online' })).toBeVisible();
  });

  test(`what is typed into the search of the server's rows is searched for when ${late} comes late`, async ({
    page,
  }) => {
    await new LoginPage(page).signIn(people.owner);
    const { rows, free } = await openHeld(page, files);
    await rows.getByRole('textbox', { name: /^Search/ }).fill('delph');
    free();
    await expect(page).toHaveURL(/search=delph/);
    const search = page.locator('#area').getByRole('textbox', { name: /^Search/ });
    await expect(search).toHaveValue('delph');
    await expect(search).toBeFocused();
  });

  test(`a press on a row of the server opens it when ${late} comes late`, async ({ page }) => {
    await new LoginPage(page).signIn(people.owner);
    const { rows, free } = await openHeld(page, files);
    const row = rows.locator('[data-row]', { hasText: 'Delphine Rousseau' });
    await row.getByRole('cell').nth(2).click();
    free();
    await expect(page).toHaveURL(/\/users\/edit\/[0-9a-f-]+/);
  });
}

test('hidden columns, compact rows and the search of the address are those of the list', async ({
  page,
  browser,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const path = `${admin}/users/listing?search=an&sort=extension%3Adesc`;
  await page.goto(path);
  const view = page.getByRole('button', { name: 'Rows and columns' });
  for (const choice of ['Compact rows', 'Teams']) {
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/choice'));
    await view.click();
    await new PeopleListing(page).choose(choice);
    await kept;
  }
  await openTakenOver(page, path);
  const without = await openPainted(browser, page, path, {
    viewport: { width: 1440, height: 900 },
  });
  expect(await rowsIn(without, painted)).toEqual(await rowsIn(page, '#area'));
  await expect(without.getByRole('columnheader', { name: 'Teams' })).toHaveCount(0);
  await without.context().close();
});

test('the default view of a list opens with its rows, its address and one request for each', async ({
  page,
  browser,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const path = `${admin}/users/listing`;
  await page.goto(`${path}?status=pending`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await new PeopleListing(page).choose('Save this view…');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Waiting');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: /Waiting/ })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(/\/api\/live\//, () => {});
  await page.routeWebSocket(/\/hub/, () => {});
  await openTakenOver(page, path, async () => {
    // The page before asks for more until another one takes its place.
    await page.goto('about:blank');
    asked.length = 0;
  });
  await expect(page).toHaveURL(/\/users\/listing\?status=pending$/);
  const without = await openPainted(browser, page, path, {
    viewport: { width: 1440, height: 900 },
  });
  expect(await rowsIn(without, painted)).toEqual(await rowsIn(page, '#area'));
  await expect(without.getByRole('button', { name: /^Pending/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(asked.filter((one) => one === '/api/teammate' || one.startsWith('/api/list/'))).toEqual(
    [],
  );
  await without.context().close();
});

test('a person who is signed out, or may not see the list, gets no rows', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const stranger = await context.newPage();
  await new LoginPage(page).signIn(people.standard);
  const base = new URL(page.url()).origin;
  await stranger.goto(`${base}${admin}/users/listing`);
  await expect(stranger.locator(painted)).toHaveCount(0);
  await context.addCookies(await page.context().cookies());
  await stranger.goto(`${base}${admin}/users/listing`);
  await expect(stranger.locator(painted)).toHaveCount(0);
  expect(await stranger.content()).not.toContain('amara@harbordental.com');
  await context.close();
});
