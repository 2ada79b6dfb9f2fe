import type { Page, Request } from '@playwright/test';

/** What the API has answered to a page so far: names and other data that nobody translates. */
export class SeenData {
  readonly #texts = new Set<string>();
  readonly #readings = new Map<Request, Promise<void>>();

  constructor(page: Page) {
    // From the call on: a page may show an answer before anybody hears of it here.
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api/')) return;
      const reading = this.#read(request).finally(() => this.#readings.delete(request));
      this.#readings.set(request, reading);
    });
  }

  async #read(request: Request): Promise<void> {
    // A page that is left takes its calls back, and nobody sees their answers.
    const answer = await request.response().catch(() => null);
    this.#take(await answer?.json().catch(() => null));
  }

  /** Every call of the page has an answer, and it is read. */
  async allRead(): Promise<void> {
    while (this.#readings.size > 0) await Promise.all(this.#readings.values());
  }

  #take(value: unknown): void {
    if (typeof value === 'string') this.#texts.add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const member of Object.values(value)) this.#take(member);
    }
  }

  /** Whether a text is nothing but data: parts of it, with signs or the browser's "and" between them. */
  holds(text: string): boolean {
    const isKnown = (part: string) => [...this.#texts].some((known) => known.includes(part));
    const isPlace = (part: string) => /\d/.test(part) && part.split(' ').every(isKnown);
    return text
      .split(/,? and |, /)
      .every((part) => written.test(part) || isKnown(part) || isPlace(part));
  }
}

/** Dates, times, zones and addresses of devices, which the browser's own tables or nobody writes. */
const written =
  /^(\W|\d|\d+ (minutes?|hours?|days?|months?|years?) ago|([\dA-F]{2}:){5}[\dA-F]{2}|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|[AaPp][Mm]\b|UTC\b|[A-Z]{1,2}T\b|\w+\/\w+\b|(Central|Eastern|Pacific|Mountain) Time\b)*$/;

/** Names that are the same in every language. */
const names = ['Jackfield', 'VISA', 'English', 'English (Pseudo-Accents)'];
/** Countries and states keep their English names; the icon of a busy field is the library's. */
const english = ['United States', 'North Korea', 'Dominican Republic', 'Alabama', 'loading'];

/** Whether a text comes from a catalogue, whose pseudo language puts it into brackets. */
export const isTranslated = (text: string): boolean =>
  /[[\]]/.test(text) || written.test(text) || [...names, ...english].includes(text);

/** A text that a person reads or hears, and where it stands. */
interface ShownText {
  text: string;
  place: string;
}

/** Every text on the page that holds a word, labels of controls and tooltips included. */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const word = /\p{L}{2}/u;
    const found: { text: string; place: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: holder } = node;
      const text = node.textContent?.trim() ?? '';
      if (holder === null || !word.test(text)) continue;
      const isShown =
        holder.checkVisibility() && holder.closest('script, style, [translate="no"]') === null;
      if (isShown) found.push({ text, place: holder.tagName });
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        if (element.checkVisibility() && word.test(text)) found.push({ text, place: name });
      }
    }
    return found;
  });
}

/**
 * Texts that are cut off without a tooltip that says the whole.
 * @param room `own` also finds those that stick out of their box, whole
 */
export function cutTexts(page: Page, room: 'own' | 'any' = 'any'): Promise<string[]> {
  return page.evaluate((wanted) => {
    const leaves = [...document.querySelectorAll('body *')].filter(
      (element) => element.childElementCount === 0 && element.textContent !== '',
    );
    return leaves
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        const mayStickOut = wanted === 'any' && overflowX === 'visible';
        const isSeen = element.checkVisibility() && element.closest('.ui-hidden') === null;
        // One pixel wide is what only screen readers say; words within a line have no box.
        const isShown = element.clientWidth > 1 && !mayStickOut;
        const isCut = isShown && element.scrollWidth > element.clientWidth + 1;
        return isSeen && isCut && position !== 'fixed' && element.closest('[title]') === null;
      })
      .map((element) => element.textContent ?? '');
  }, room);
}

/** Addresses that the links of the page lead to, within the portal. */
export function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
