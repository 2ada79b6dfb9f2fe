import { expect, type Page } from '@playwright/test';

/** Whether everything that scrolls below the middle of the sheet has arrived at its end. */
function isAtTheEnd(page: Page): Promise<boolean> {
  return page.getByRole('main').evaluate((main) => {
    const { left, top, width, height } = main.getBoundingClientRect();
    let at = document.elementFromPoint(left + width / 2, top + height / 2);
    for (; at && at !== main; at = at.parentElement) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(at).overflowY);
      if (scrolls && at.scrollTop + at.clientHeight < at.scrollHeight - 1) return false;
    }
    return true;
  });
}

/** Turns the wheel over the middle of the sheet until nothing moves any more. */
async function wheelToTheEnd(page: Page): Promise<void> {
  const sheet = await page.getByRole('main').boundingBox();
  if (!sheet) throw new Error('The page has no sheet.');
  await page.mouse.move(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2);
  // Far at once: lists of phones go on for hundreds of rows.
  const turn = () => page.mouse.wheel(0, 20_000);
  await expect
    .poll(async () => {
      await turn();
      return isAtTheEnd(page);
    })
    .toBe(true);
  await turn();
}

/** Scrolls everything back to its beginning. */
const scrollBack = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    for (const one of [main, ...main.querySelectorAll('*')]) one.scrollTop = 0;
  });

/** Asserts that the wheel moves what lies below the page's heading and never the whole sheet. */
export async function expectSheetStays(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  // Its width may grow with a count that arrives; the server's heading may go as the page's own comes.
  const placeOf = () =>
    heading.evaluate((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { x, y };
    });
  // What arrives above the heading meanwhile moves it too, but not again.
  await expect(async () => {
    await scrollBack(page);
    const place = await placeOf();
    await wheelToTheEnd(page);
    const { hidden, moved } = await page.getByRole('main').evaluate((main) => ({
      hidden: main.scrollHeight - main.clientHeight,
      moved: main.scrollTop,
    }));
    expect({ hidden, moved }, 'px of the sheet out of sight').toEqual({ hidden: 0, moved: 0 });
    expect(await placeOf(), 'place of the heading').toEqual(place);
  }).toPass({ timeout: 20_000 });
}
