import { expect, type Page } from '@playwright/test';

/** Narrowest screen that the portal supports, in px. */
const narrowest = 360;

/** Shows the page on the narrowest phone and asserts that nothing stands out at its sides. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: 740 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(narrowest);
}

/**
 * Asserts that nothing in a pane stands out at its sides. Rows of tabs may move sideways, and so may
 * what has a frame of its own, as maps do.
 */
export async function expectPanesFit(page: Page): Promise<void> {
  const wider = () =>
    page.getByRole('main').evaluate((main) =>
      [main, ...main.querySelectorAll('*')]
        .filter(({ clientHeight }) => clientHeight > window.innerHeight / 3)
        .filter((pane) => pane.getBoundingClientRect().width >= main.clientWidth)
        .filter((pane) => /auto|scroll/.test(getComputedStyle(pane).overflowX))
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        .filter((more) => more > 0),
    );
  await expect.poll(wider).toEqual([]);
}

/** Switches the theme as the account drawer does, and opens the page again. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem('jackfield.theme', JSON.stringify(choice));
  }, theme);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // What is being fetched anew is drawn paler than what stands.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}
