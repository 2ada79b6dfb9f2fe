const patience = 30_000;

/** What stands in the page once nothing in it is busy; a function of the browser. */
function look(area) {
  const isShown = (element) => element.checkVisibility();
  const headings = [...document.querySelectorAll(`[data-area="${area}"] h1`)].filter(isShown);
  const message = [...document.querySelectorAll('[data-page="message"] h1')].find(isShown);
  // The title and the last row of the card, which has the reason.
  const wordsOf = (element) =>
    [element.querySelector('h1'), [...element.querySelectorAll('dd')].at(-1)]
      .map((part) => part?.textContent)
      .join(': ');
  const card = [...document.querySelectorAll('main section[role="alert"]')].find(isShown);
  return {
    hasHeading: headings.length > 0,
    message: message?.textContent ?? (card ? wordsOf(card) : null),
    otherAreas: [...document.querySelectorAll('[data-area]')]
      .filter((element) => element.dataset.area !== area && element.querySelector('h1'))
      .filter(isShown)
      .map((element) => element.dataset.area),
  };
}

/** Why what stands in a page is not the page that was asked for; null when it is. */
function faultOf(shown, faults) {
  if (shown.message !== null) return shown.message;
  if (shown.otherAreas.length > 0) return `the area ${shown.otherAreas[0]} stands in its place`;
  if (!shown.hasHeading) return 'the page has no heading';
  return faults[0] ?? null;
}

const short = (text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);

/**
 * Opens a page and waits until its heading stands and nothing in it is busy.
 *
 * @param context a browser context in which somebody is signed in
 * @param {{area: string, path: string}} what
 * @returns what a smoke says of a page, and whether the person was led to another area
 */
export async function openPage(context, { area, path }) {
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const started = performance.now();
  try {
    await page.goto(path, { timeout: patience });
    await page.locator('main h1').first().waitFor({ timeout: patience });
    const ms = Math.round(performance.now() - started);
    await page
      .locator('main [aria-busy="true"]')
      .first()
      .waitFor({ state: 'detached', timeout: patience });
    const shown = await page.evaluate(look, area);
    const fault = faultOf(shown, faults);
    const isElsewhere = shown.otherAreas.length > 0;
    return fault === null
      ? { isElsewhere, page: { path, ms, painted: true } }
      : { isElsewhere, page: { path, ms, painted: false, reason: short(fault) } };
  } catch (error) {
    const ms = Math.round(performance.now() - started);
    const reason = short(faults[0] ?? error.message.split('\n')[0]);
    return { isElsewhere: false, page: { path, ms, painted: false, reason } };
  } finally {
    await page.close();
  }
}
