import type { Page } from '@playwright/test';
import { emptyLists, failAnswers } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { makeAccount } from '../../pages/accounts.ts';
import { openWhole, routesBelow, sections } from '../../pages/every-route.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectFits } from '../../pages/looks.ts';
import { close, openersOn, press, pressItem } from '../../pages/openers.ts';

// Pages that a service worker fetches cannot be changed on their way.
test.use({ serviceWorkers: 'block' });

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const looks = [
  { size: wide, colorScheme: 'light', rules: 'opened' },
  { size: phone, colorScheme: 'dark', rules: 'opened' },
  { size: wide, colorScheme: 'dark', rules: 'contrast' },
  { size: phone, colorScheme: 'light', rules: 'opened' },
] as const;
/** Pages that show nothing of their own which could fail: what comes with every page, or a form. */
const readsNothing =
  /\/(?:your-settings\/(?:profile|call-handling)|company-(?:info|e911)|caller-id|billing-contact|compliance\/onboarding|brands\/add)$/;
type Look = (page: Page, rules: (typeof looks)[number]['rules']) => Promise<void>;

/** By day the first page of a section takes one look in its turn; at night all pages take all. */
const isNight = process.env.NIGHTLY === '1';
let turn = 0;
const changes = [failAnswers, emptyLists];

async function lookAt(page: Page, look: Look): Promise<void> {
  turn += 1;
  const own = isNight ? looks : [looks[turn % looks.length] ?? looks[0]];
  for (const { size, rules, colorScheme } of own) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await look(page, rules);
    await expectFits(page);
  }
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What one section has shown needs no second look in another. */
const seen = new Set<string>();
const isNew = (key: string) => !seen.has(key) && seen.add(key);

/** Opens everything that a page can open, one after the other. */
async function openAll(page: Page, path: string, look: Look): Promise<void> {
  await openWhole(page, path);
  const afterwards = async (isOver: boolean) => {
    if (isOver) await lookAt(page, look);
    if (!isOver || !(await close(page))) await openWhole(page, path);
  };
  for (const opener of (await openersOn(page)).filter(({ key }) => isNew(key))) {
    await test.step(`${path}: ${opener.key}`, async () => {
      const items = await press(page, opener);
      await afterwards(items !== null);
      for (const item of (items ?? []).filter(isNew)) {
        await press(page, opener);
        await afterwards(await pressItem(page, item));
      }
    });
  }
}

for (const { section, who } of sections) {
  const routesOf = async (page: Page) => {
    await page.setViewportSize(wide);
    await new LoginPage(page).resume(people[who]);
    const routes = await routesBelow(page, section);
    test.setTimeout(120_000 + routes.length * (isNight ? 120_000 : 0));
    return isNight ? routes : routes.slice(0, 1);
  };
  const lookAtEach = async (
    page: Page,
    routes: readonly string[],
    look: Look,
    check?: (path: string) => Promise<void>,
  ) => {
    for (const path of routes) {
      await test.step(path, async () => {
        await openWhole(page, path);
        await check?.(path);
        await lookAt(page, look);
      });
    }
  };

  test(`nothing that pages below ${section} open has an accessibility finding or is cut off`, async ({
    page,
    expectAccessible,
  }) => {
    for (const path of await routesOf(page)) await openAll(page, path, expectAccessible);
  });

  test(`pages below ${section} have none where the server fails or nothing is there`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const routes = await routesOf(page);
    for (const change of isNight ? changes : [changes[turn % changes.length] ?? failAnswers]) {
      await change(page);
      await lookAtEach(page, routes, expectAccessible, async (path) => {
        if (change === emptyLists || readsNothing.test(path)) return;
        await expect(page.getByRole('alert').first(), `${path} says that it failed`).toBeVisible();
      });
      await page.unrouteAll();
    }
    if (who !== 'owner' || !isNight) return;
    const { owner } = await makeAccount(request, { country: 'USA' });
    await page.context().clearCookies();
    await new LoginPage(page).resume(owner.email);
    const isOfRecord = (path: string) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(path);
    await lookAtEach(
      page,
      routes.filter((path) => !isOfRecord(path)),
      expectAccessible,
    );
  });
}
