import { expect, type Locator, type Page } from '@playwright/test';
import type { Outcome } from '../fixtures/faults.ts';
import { ShellPage } from './shell-page.ts';

/** An area as a test breaks it: who opens it, its page, and one that is not its own. */
export interface AreaUnderTest {
  remote: string;
  person: string;
  path: string;
  heading: RegExp;
  other: string;
  otherHeading: RegExp;
  /** Entry of the menu that leads to it; whom the portal gives no menu has none. */
  otherEntry?: string;
}

const untidy = /on purpose|chunk|RUNTIME|federation|undefined|Error:|https?:/i;

/** The sheet of an area that may be broken, as a person sees it. */
export class BrokenArea {
  readonly page: Page;
  readonly #area: AreaUnderTest;
  readonly tryAgain: Locator;
  readonly skeleton: Locator;
  readonly #card: Locator;
  readonly #pageError: Locator;
  readonly #heading: Locator;

  constructor(page: Page, area: AreaUnderTest) {
    this.page = page;
    this.#area = area;
    const main = page.getByRole('main');
    this.tryAgain = main.getByRole('button', { name: 'Try again' });
    this.skeleton = page.locator('main > [aria-busy="true"]');
    this.#heading = main.getByRole('heading', { level: 1 });
    this.#card = main.getByRole('alert').filter({ hasText: 'could not be opened' });
    this.#pageError = main.getByRole('heading', { name: 'Oops, something went wrong.' });
  }

  /** Goes to the area's page within the open document. */
  open(): Promise<void> {
    return this.#go(this.#area.path);
  }

  async #go(path: string): Promise<void> {
    await this.page.evaluate((to) => window.history.pushState(null, '', to), path);
    await expect(this.page).toHaveURL(path);
  }

  /** Waits for what a person sees in the end; the page's clock runs ahead where the host waits. */
  async expectSeen(outcome: Outcome, isEndless = false): Promise<void> {
    const seen = {
      card: this.#card,
      page: this.#pageError,
      late: this.#heading.filter({ hasText: this.#area.heading }),
      open: this.#heading.filter({ hasText: this.#area.heading }),
      back: this.#heading.filter({ hasText: this.#area.heading }),
    }[outcome];
    await expect(async () => {
      if (isEndless) await this.page.clock.runFor(2000);
      // What is covered or hidden stands there all the same.
      if (outcome === 'back') await expect(seen).toBeAttached();
      else await expect(seen).toBeVisible({ timeout: isEndless ? 400 : 20_000 });
    }).toPass({ timeout: 40_000 });
  }

  /** Nothing that a program says of itself can be read. */
  async expectPlainWords(): Promise<void> {
    await expect(this.page.getByRole('main')).not.toHaveText(untidy, { useInnerText: true });
    await expect(this.page.getByText('Details for support')).toBeVisible();
  }

  async expectOpen(): Promise<void> {
    await expect(this.#heading).toHaveText(this.#area.heading);
    await expect(this.#heading).toBeInViewport();
    await expect(this.skeleton).toHaveCount(0);
  }

  /** Leaves the area as a person does: by the menu, or by Back where the menu can't be reached. */
  async #leave(isBack: boolean): Promise<void> {
    const { other, otherEntry } = this.#area;
    if (isBack) await this.page.goBack();
    else if (otherEntry === undefined) await this.#go(other);
    else await new ShellPage(this.page).entry(otherEntry).click();
    await expect(this.page).toHaveURL(other);
  }

  /** Clicks and keys reach the frame. */
  async expectAnswers(): Promise<void> {
    const { avatar, drawer } = new ShellPage(this.page);
    await avatar.click();
    await expect(drawer).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }

  /** Another page opens whole, nothing of the area stands on it, and the frame works. */
  async expectOthersWhole({ isBack = false } = {}): Promise<void> {
    await this.#leave(isBack);
    await expect(this.#heading).toHaveText(this.#area.otherHeading);
    await expect(this.#heading).toBeInViewport();
    const own = this.page.locator(`[data-area="${this.#area.remote.replace('mfe-', '')}"]`);
    await expect(own).toHaveCount(0);
    await expect(this.page.getByRole('button', { name: /my account/i })).toBeVisible();
    expect(await this.background()).not.toBe('rgb(255, 0, 0)');
  }

  /** Colour behind everything. */
  background(): Promise<string> {
    return this.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  }
}
