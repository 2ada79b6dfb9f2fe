import { expect, type Locator, type Page } from '@playwright/test';

/** Home, as an admin finds it. */
export class HomePage {
  readonly page: Page;
  readonly verdict: Locator;
  readonly attention: Locator;
  readonly changes: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    const card = (name: string) => main.getByRole('region', { name, exact: true });
    this.verdict = main.getByRole('heading', { level: 1 });
    this.attention = card('Needs attention');
    this.changes = card('Recent changes');
  }

  card(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name, exact: true });
  }

  /** The line of what needs attention that says this. */
  row(text: string | RegExp): Locator {
    return this.attention.getByRole('listitem').filter({ hasText: text });
  }

  /** Opens it and waits for its verdict. */
  async open(): Promise<void> {
    await this.page.goto('/admin-settings/home');
    await expect(this.verdict).not.toHaveText(/^Checking/);
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }
}
