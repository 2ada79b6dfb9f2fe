import type { Page } from '@playwright/test';
import { languageFiles, readLanguage } from '../../../scripts/lib/languages.mjs';
import { allTexts } from '../../../scripts/lib/texts.mjs';
import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { expect } from '../../fixtures/test.ts';
import { openWhole, routesBelow, sections } from '../../pages/every-route.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';
import { cutTexts, isTranslated, SeenData, shownTexts } from '../../pages/texts.ts';

const root = new URL('../../..', import.meta.url).pathname;
const test = testWith({ LANGUAGES_DIR: `${root}shared/texts/languages` });
// A service worker would ask beside the page, where its answers are not read.
test.use({ serviceWorkers: 'block' });

const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface Own {
  id: string;
  version: number;
}

async function speak(page: Page, language: string): Promise<void> {
  const own = await call<Own>(page, { method: 'GET', path: '/api/user' });
  const path = `/api/teammate/${own.id}`;
  await call(page, { method: 'PUT', path, body: { language }, version: own.version });
}

/** Texts of the English catalogue, without values, that the language says otherwise. */
function englishOnly(path: string): ReadonlySet<string> {
  const own = readLanguage(root, path);
  const said = new Set(Object.values(own));
  const texts = [...allTexts(root)].flatMap(([id, text]) => (own[id] === text ? [] : [text]));
  return new Set(texts.filter((text) => /^[^{}]{3,}$/.test(text) && !said.has(text)));
}

/** Lists change their rows with the width, and draw them with the frames after it. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const { tag, path: file } of languageFiles(root)) {
  for (const { section, who } of sections) {
    test(`[LANG-01] ${tag} is said and has room on the pages below ${section}`, async ({
      page,
    }) => {
      test.setTimeout(1_200_000);
      const english = englishOnly(file);
      // Data is told from texts by the answers of calls.
      await bringNothing(page);
      const data = new SeenData(page);
      await new LoginPage(page).resume(people[who]);
      await speak(page, tag);
      const problems: string[] = [];
      for (const path of await routesBelow(page, section)) {
        await page.setViewportSize(widths.wide);
        await openWhole(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        const texts = await shownTexts(page);
        await data.allRead();
        for (const { text, place } of texts) {
          if (english.has(text) && !isTranslated(text) && !data.holds(text)) {
            problems.push(`${path} ${place} in English: ${text}`);
          }
        }
        for (const [width, size] of Object.entries(widths)) {
          await page.setViewportSize(size);
          await drawn(page);
          for (const text of await cutTexts(page, 'own'))
            problems.push(`${path} ${width} cut: ${text}`);
          if (await isTooWide(page)) problems.push(`${path} ${width} wider than the window`);
        }
      }
      expect(problems).toEqual([]);
    });
  }
}
