import { expect, type Locator, type Page } from '@playwright/test';

/** Listing and pages of teams, as a person finds them. */
export class TeamsPages {
  readonly page: Page;
  readonly table: Locator;
  readonly search: Locator;
  readonly add: Locator;
  readonly dialog: Locator;
  readonly members: Locator;
  readonly bar: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Teams' });
    this.search = page.getByRole('textbox', { name: 'Search name or extension' });
    this.add = page.getByRole('button', { name: 'Add team' });
    this.dialog = page.getByRole('dialog');
    this.members = page.getByRole('list', { name: 'Members' });
    this.bar = page.getByRole('region', { name: 'Unsaved changes' });
    this.save = this.bar.getByRole('button', { name: /^Save( changes)?$/ });
  }

  async openListing(query = ''): Promise<void> {
    await this.page.goto(`/admin-settings/teams/listing${query}`);
    await expect(this.rows.first()).toBeVisible();
  }

  async openMembers(id: string): Promise<void> {
    await this.page.goto(`/admin-settings/teams/edit/${id}/members`);
    await expect(this.members).toBeVisible();
  }

  get rows(): Locator {
    return this.table.locator('tbody').getByRole('row');
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** Names of the members in the order shown. */
  get names(): Locator {
    return this.members.getByRole('listitem').getByRole('link');
  }

  handle(name: string): Locator {
    return this.members.getByRole('button', { name: `Reorder ${name}` });
  }

  async choose(menuOf: string | RegExp, verb: string): Promise<void> {
    await this.page.getByRole('button', { name: menuOf }).click();
    await this.page.getByRole('menuitem', { name: verb }).click();
  }

  /** Somebody in the open list of the picker. */
  option(name: string): Locator {
    return this.page.getByTitle(new RegExp(`^${name}, Ext\\.`));
  }

  /** Finds somebody in the picker, takes them and closes its list. */
  async pick(name: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Add member' });
    await field.fill(name);
    await this.option(name).click();
    await field.press('Escape');
  }

  toast(text: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: text });
  }
}
