import { expect, type Locator, type Page } from '@playwright/test';

/** IVR menus of a team or a company number, as a person finds them. */
export class IvrPanel {
  readonly page: Page;
  readonly menus: Locator;
  readonly add: Locator;
  readonly keys: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menus = page.getByRole('list', { name: 'IVR menus' });
    this.add = page.getByRole('button', { name: 'Add', exact: true });
    this.keys = page.getByRole('group', { name: 'Keys of the menu' });
    this.save = page.getByRole('button', { name: 'SAVE', exact: true });
  }

  async openTeam(id: string): Promise<void> {
    await this.page.goto(`/admin-settings/teams/edit/${id}/ivr`);
    await expect(this.page.getByRole('heading', { name: 'IVR menus' })).toBeVisible();
  }

  editor(name: string): Locator {
    return this.page.getByRole('region', { name: `Menu ${name}` });
  }

  key(input: string): Locator {
    return this.keys.locator(`[data-input="${input}"]`);
  }

  /** Adds a menu by name through the unsaved row. */
  async addMenu(name: string): Promise<void> {
    await this.add.click();
    await this.page.getByRole('textbox', { name: 'Name of the new menu' }).fill(name);
    await this.page.getByRole('button', { name: 'Add this menu' }).click();
    await expect(this.editor(name)).toBeVisible();
  }

  /** Picks the target of the key that is selected. */
  async pick(kind: 'User' | 'Team' | 'IVR', name: string): Promise<void> {
    const inspector = this.page.getByRole('region', { name: /When a caller presses/ });
    await inspector.getByRole('combobox', { name: kind }).click();
    await this.page.getByTitle(name, { exact: true }).last().click();
  }
}
