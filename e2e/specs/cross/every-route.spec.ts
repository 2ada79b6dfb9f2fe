import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { areLooksLeft } from '../../night.ts';
import { adminRoutes, openWhole, routesBelow, sections } from '../../pages/every-route.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectPanesFit } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';
import { expectSheetStays } from '../../pages/wheel.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const narrowest = { width: 360, height: 740 };
const sizes = [wide, { width: 1280, height: 720 }, phone, narrowest];

/** Looks and widths; landmarks and names are the same in all colours of a width, contrast is not. */
const looks = [
  { size: wide, colorScheme: 'light', forcedColors: 'none', rules: 'best-practice' },
  { size: phone, colorScheme: 'dark', forcedColors: 'none', rules: 'best-practice' },
  { size: wide, colorScheme: 'dark', forcedColors: 'none', rules: 'contrast' },
  { size: phone, colorScheme: 'light', forcedColors: 'none', rules: 'contrast' },
  { size: wide, colorScheme: 'light', forcedColors: 'active', rules: 'contrast' },
] as const;

test('every route belongs to a section that is walked', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  const routes = await adminRoutes(page);
  const unwalked = routes.filter((path) =>
    sections.every(({ section }) => !path.startsWith(section)),
  );
  expect(unwalked).toEqual([]);
});

/** A page that is as it was takes one look in its turn, at one width; a changed one takes all. */
const takesOf =
  (target: Parameters<typeof areLooksLeft>[0]) =>
  <Look>(all: readonly Look[], at: number) =>
    areLooksLeft(target) ? all.filter((_, index) => index === at % all.length) : all;

for (const { section, who, target } of sections) {
  const takes = takesOf(target);

  test(`pages below ${section} keep their heading, have titles of their own and no accessibility finding`, async ({
    page,
    expectAccessible,
  }) => {
    await new LoginPage(page).resume(people[who]);
    const routes = await routesBelow(page, section);
    test.setTimeout((1 + routes.length) * 60_000);
    const titles = new Map<string, string>();
    for (const [at, path] of routes.entries()) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
        await page.setViewportSize(wide);
        await openWhole(page, path);
        for (const size of takes(sizes, at)) {
          await page.setViewportSize(size);
          await page.evaluate(nextFrame);
          await expectSheetStays(page);
          await expectPanesFit(page);
        }
        // Several addresses may lead to one page; the orders of a number are one tab in two places.
        const { pathname } = new URL(page.url());
        if (!pathname.endsWith('/order-history')) titles.set(pathname, await page.title());
        for (const { size, rules, ...media } of takes(looks, at)) {
          await page.setViewportSize(size);
          await page.emulateMedia(media);
          await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
          await expectAccessible(page, rules);
        }
      });
    }
    expect([...new Set(titles.values())]).toHaveLength(titles.size);
  });
}

test('a wall, which nobody signs in at, fits every width and has no accessibility finding', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.canada);
  const body = { name: 'Every width', showsNames: true, theme: 'system', lastDay: null };
  const asked = { method: 'POST', path: '/api/wall', body };
  const { address } = await call<{ address: string }>(page, asked);
  await call(page, { method: 'POST', path: '/api/call/samples', body: {} });
  await page.context().clearCookies();
  const takes = takesOf('host');
  for (const [at, { to, shows }] of [
    { to: address, shows: page.getByText('Live', { exact: true }) },
    { to: '/wall#ended', shows: page.getByRole('heading', { name: 'This wall link has ended' }) },
  ].entries()) {
    // The address differs behind the # alone, which leaves the page.
    await page.goto('about:blank');
    await page.goto(to);
    await expect(shows).toBeVisible();
    for (const size of takes(sizes, at)) {
      await page.setViewportSize(size);
      await page.evaluate(nextFrame);
      expect(await outOfSight(page)).toEqual({ beside: 0, below: 0 });
    }
    for (const { size, rules, ...media } of takes(looks, at)) {
      await page.setViewportSize(size);
      await page.emulateMedia(media);
      await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
      await expectAccessible(page, rules);
    }
  }
});

/** What of a wall nobody sees, in px: beside it, and below it where it is wide enough to show all. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const below = clientWidth < 1100 ? 0 : scrollHeight - clientHeight;
    return { beside: scrollWidth - clientWidth, below };
  });

/** What a new size asks of the page is drawn with the next frame. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
