import type { Page } from '@playwright/test';
import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { pseudoFolder, pseudoLanguage } from '../../fixtures/pseudo-language.ts';
import { expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';
import { cutTexts, isTranslated, linksOf, SeenData, shownTexts } from '../../pages/texts.ts';

const test = testWith({ LANGUAGES_DIR: pseudoFolder() });
// A service worker would ask beside the page, where its answers are not read.
test.use({ serviceWorkers: 'block' });

interface Own {
  id: string;
  version: number;
}

/** Has whoever is signed in speak a language; who spoke before is the same person in the same portal. */
async function speak(page: Page, language: string): Promise<void> {
  const own = await call<Own>(page, { method: 'GET', path: '/api/user' });
  const path = `/api/teammate/${own.id}`;
  const body = { language };
  await call(page, { method: 'PUT', path, body, version: own.version });
}

/** Pages that look alike count once. */
const kindOf = (path: string) =>
  path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/[?#].*$/, '');

/** What was read is drawn with the next frame. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Goes through all pages that links lead to, and says what of each comes from no catalogue. */
async function walk(page: Page, start: readonly string[], each: (path: string) => Promise<void>) {
  const known = new Set(start.map(kindOf));
  const waiting = [...start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nextFrame(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await each(kindOf(path));
    for (const link of await linksOf(page)) {
      if (known.has(kindOf(link)) || !/^\/(admin|your)-settings\//.test(link)) continue;
      known.add(kindOf(link));
      waiting.push(link);
    }
  }
  return known.size;
}

const starts: Record<'owner' | 'standard', readonly string[]> = {
  owner: ['/admin-settings/numbers/listing', '/your-settings/profile', '/admin-settings/nope'],
  standard: ['/your-settings/profile'],
};

for (const who of ['owner', 'standard'] as const) {
  test(`OP-131 every text of the pages of the ${who} comes from a catalogue and has room`, async ({
    page,
  }) => {
    test.setTimeout(1_200_000);
    // Data is told from texts by the answers of calls.
    await bringNothing(page);
    const data = new SeenData(page);
    await new LoginPage(page).resume(people[who]);
    await speak(page, pseudoLanguage);
    const problems: string[] = [];
    const pages = await walk(page, starts[who], async (path) => {
      const texts = await shownTexts(page);
      await data.allRead();
      for (const { text, place } of texts) {
        if (isTranslated(text) || data.holds(text)) continue;
        problems.push(`${path} ${place} not in a catalogue: ${text}`);
      }
      for (const text of await cutTexts(page)) problems.push(`${path} cut: ${text}`);
    });
    expect([...new Set(problems)]).toEqual([]);
    expect(pages).toBeGreaterThan(who === 'owner' ? 40 : 6);
  });
}

test('OP-131 the sign-in page speaks the language of the browser, refusals too', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: portal.url, locale: pseudoLanguage });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/);
  for (const { text } of await shownTexts(page)) {
    expect(isTranslated(text), text).toBe(true);
  }
  await context.close();
});

/** Addresses of texts that a page asks for, as they come. */
function askedTexts(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/languages/')) asked.push(searchParams);
  });
  return asked;
}

test('[LANG-02] a list asks for what its code declares, then for the rest; English for nothing', async ({
  page,
}) => {
  const row = page.getByRole('table').locator('tr[data-row]').first();
  await new LoginPage(page).resume(people.owner);
  await speak(page, 'en');
  const asked = askedTexts(page);
  await page.goto('/admin-settings/users/listing');
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await speak(page, pseudoLanguage);
  await page.goto('/admin-settings/users/listing');
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage);
  asked.length = 0;
  await page.reload();
  // What comes behind the first rows asks beside the rest.
  const beforeRest = () => asked.findIndex((query) => !query.has('of'));
  await expect.poll(beforeRest).toBeGreaterThan(0);
  expect(beforeRest()).toBeLessThanOrEqual(2);
  expect(asked[0]?.get('of')?.split(',')).toEqual(
    expect.arrayContaining(['common', 'host.navigation', 'people.listing']),
  );
  expect(asked[0]?.get('of')).not.toContain('compliance.');
});

test('[OP-131] MY ACCOUNT has each language in its own words, and acts at once', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.standard);
  await speak(page, 'en');
  await page.goto('/your-settings/profile');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Nurse');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  const option = page.getByRole('option', { name: /Pseudo/ });
  await expect(page.locator(`[lang="${pseudoLanguage}"]`).first()).toHaveText(/Pseudo/);
  await page.getByTitle(/Pseudo/).click();
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage);
  await expect(option).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.*\]$/);
  await expect(page.locator('input[value="Nurse"]')).toBeVisible();
});

test('OP-131 a person chooses a language, and all of the portal follows', async ({ page }) => {
  await new LoginPage(page).resume(people.admin);
  await speak(page, 'en');
  const own = await call<Own>(page, { method: 'GET', path: '/api/user' });
  await page.goto(`/admin-settings/users/edit/${own.id}/profile`);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByTitle(/Pseudo/).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage);
  const speaks = async () => {
    await expect(page.getByRole('main').getByRole('button').first()).toHaveText(/^\[.*\]$/);
    await expect(
      page.getByRole('navigation').getByRole('link', { name: '[ÚŠÉŘŠ' }).first(),
    ).toBeVisible();
  };
  await speaks();
  await page.reload();
  await speaks();
});
