import { expect, type Page } from '@playwright/test';

/** A button that opens something over its page. */
interface Opener {
  /** What it is known by: its name, or that it stands in each row of a list. */
  readonly key: string;
  /** Where it stands among the candidates of its page. */
  readonly at: number;
}

const candidates = 'main :is(button, [role="button"], [role="combobox"])';
// A panel beside the page takes the focus once it is opened.
const shown = ':is([role="dialog"], [role="menu"], aside:focus):visible';

/** What a page can open: by a name with an ellipsis, or by what a button says of itself. */
export function openersOn(page: Page): Promise<Opener[]> {
  return page.evaluate((selector) => {
    const found = new Map<string, number>();
    for (const [at, one] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
      const name = one.ariaLabel ?? one.textContent.trim();
      const opens = name.endsWith('…') || one.ariaHasPopup !== null;
      if (!opens || !one.checkVisibility() || one.matches(':disabled, [aria-disabled=true]'))
        continue;
      const isField = one.matches('[role=combobox], [aria-haspopup=listbox]');
      const isInRow = one.closest('[role=row], tr') !== null && !name.endsWith('…');
      const key = isField ? 'a list of choices' : isInRow ? 'the menu of a row' : name;
      if (!found.has(key)) found.set(key, at);
    }
    return [...found].map(([key, at]) => ({ key, at }));
  }, candidates);
}

/**
 * Presses a button, and answers the items of the menu that it opens which open more. A button that
 * leads to another page instead answers null.
 */
export async function press(page: Page, { key, at }: Opener): Promise<string[] | null> {
  const { pathname } = new URL(page.url());
  const button = page.locator(candidates).nth(at);
  await button.click();
  const isLeft = () => new URL(page.url()).pathname !== pathname;
  const isOver = async () =>
    isLeft() ||
    (await page.locator(shown).count()) > 0 ||
    (await button.getAttribute('aria-expanded')) === 'true';
  await expect.poll(isOver, `what ${key} opens`).toBe(true);
  if (isLeft()) return null;
  const items = page.getByRole('menuitem').filter({ hasText: /…$/, visible: true });
  return items.evaluateAll((all) => all.map(({ textContent }) => textContent.trim()));
}

/** Presses an item of the open menu; false where it leads to another page. */
export async function pressItem(page: Page, name: string): Promise<boolean> {
  const { pathname } = new URL(page.url());
  await page.getByRole('menuitem').filter({ hasText: name, visible: true }).first().click();
  const isLeft = () => new URL(page.url()).pathname !== pathname;
  const dialog = page.locator('[role="dialog"]:visible');
  await expect.poll(async () => isLeft() || (await dialog.count()) > 0, name).toBe(true);
  return !isLeft();
}

/** Closes what is open; false where it stays, because it asks back or has no way out by a key. */
export async function close(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape');
  return page
    .locator(shown)
    .first()
    .waitFor({ state: 'hidden', timeout: 1000 })
    .then(
      () => true,
      () => false,
    );
}
