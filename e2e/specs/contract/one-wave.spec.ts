import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test.use({ serviceWorkers: 'block' });

const listing = '/admin-settings/users/listing';
/** Rows of the list itself, which can be used; what the server paints stands outside of its area. */
const rowOfList = '[data-area] a[href*="/users/edit/"]';
/** Requests until then; docs/performance.md has the target. */
const most = 25;
/** Requests that wait for each other: the page, its files, the rows. */
const mostInARow = 3;

/** A request of a page, with milliseconds since the page was asked for. */
interface Asked {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

const markRows = (rows: string) => {
  const mark = () => {
    if (document.querySelector(rows) === null) return;
    performance.mark('rows');
    observer.disconnect();
  };
  const observer = new MutationObserver(mark);
  observer.observe(document, { childList: true, subtree: true });
};

/** What a page asks for until its rows can be used, the page itself first. */
const askedUntilRows = (page: Page): Promise<Asked[]> =>
  page.evaluate(() => {
    const [rows] = performance.getEntriesByName('rows');
    const asked = ['navigation', 'resource'].flatMap((type) =>
      performance.getEntriesByType(type),
    ) as PerformanceResourceTiming[];
    return asked
      .filter(({ startTime }) => startTime < (rows?.startTime ?? 0))
      .map(({ name, startTime, responseEnd }) => {
        const { pathname, search } = new URL(name);
        return { path: pathname + search, start: startTime, end: responseEnd };
      });
  });

/** The most requests of which each begins when the one before it has ended. */
function inARow(asked: readonly Asked[]): Asked[] {
  const row: Asked[] = [];
  for (const next of asked.toSorted((one, other) => one.end - other.end)) {
    if (next.start >= (row.at(-1)?.end ?? 0)) row.push(next);
  }
  return row;
}

test('the users listing comes in one wave, and asks for nothing that its page brought', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.addInitScript(markRows, rowOfList);
  const response = await page.goto(listing, { waitUntil: 'commit' });
  await expect(page.locator(rowOfList).first()).toBeVisible();

  const html = (await response?.text()) ?? '';
  const brought = [...html.matchAll(/data-answer="GET ([^"]+)"/g)].map(([, path = '']) =>
    path.replaceAll('&#38;', '&'),
  );
  expect(brought).toEqual(
    expect.arrayContaining(['/api/auth/get-session', '/api/user', '/api/tenant']),
  );
  const asked = await askedUntilRows(page);
  const paths = asked.map(({ path }) => path);
  expect(paths.filter((path) => brought.includes(path))).toEqual([]);
  // Forms and dialogs come when somebody opens one.
  expect(paths.filter((path) => /\/(fields|layers|records)\.js$/.test(path))).toEqual([]);
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(most);
  expect(inARow(asked).map(({ path }) => path).length).toBeLessThanOrEqual(mostInARow);
});
