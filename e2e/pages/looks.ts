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

/**
 * Asserts that a dialog fits: nothing in it scrolls sideways but what has a frame of its own, and its
 * buttons, fields and texts are within the window and whole.
 */
export async function expectFits(page: Page): Promise<void> {
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(':is([role=dialog], [role=menu]) *')].flatMap((one) => {
        const { width, left, right } = one.getBoundingClientRect();
        const { overflowX, textOverflow } = getComputedStyle(one);
        if (width < 3 || one.closest('[tabindex="0"], svg, table, [aria-hidden=true]')) return [];
        const isWider = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
        const hasText = [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const isOut =
          one.matches('button, input, a, p, h2') && (left < -1 || right > innerWidth + 1);
        const isCut = isWider && hasText && overflowX === 'hidden' && textOverflow !== 'ellipsis';
        return isOut || isCut ? [`${one.tagName} ${one.textContent.slice(0, 60)}`] : [];
      }),
    );
  await expect.poll(cut).toEqual([]);
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
