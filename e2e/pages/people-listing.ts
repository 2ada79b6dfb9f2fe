import { expect, type Locator, type Page } from '@playwright/test';

/** The users listing, as a person finds it. */
export class PeopleListing {
  readonly page: Page;
  readonly heading: Locator;
  readonly search: Locator;
  readonly table: Locator;
  readonly add: Locator;
  readonly bulk: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Users' });
    this.search = page.getByRole('textbox', { name: 'Search name, email, number' });
    this.table = page.getByRole('table', { name: 'Users' });
    this.add = page.getByRole('button', { name: 'Add user' });
    this.bulk = page.getByRole('region', { name: 'Actions on the selection' });
    this.dialog = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin-settings/users/listing${query}`);
    await expect(this.rows.first()).toBeVisible();
    // The server's rows stand before anything can be typed.
    await expect(this.search).toBeEnabled();
  }

  get rows(): Locator {
    return this.table.locator('tbody').getByRole('row');
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  pill(name: RegExp): Locator {
    return this.page.getByRole('group', { name: 'Status' }).getByRole('button', { name });
  }

  async openMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
  }

  async choose(action: string | RegExp): Promise<void> {
    const verb = this.page.getByRole('menuitem', { name: action });
    await verb.or(this.page.getByRole('menuitemcheckbox', { name: action })).click();
  }

  async select(name: string): Promise<void> {
    await this.page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }

  toast(text: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: text });
  }
}
