import { expect, type Locator, type Page } from '@playwright/test';

/** Call handling of a person or a team, as a person finds it. */
export class CallHandlingPage {
  readonly page: Page;
  readonly bar: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('region', { name: 'Unsaved changes' });
    this.save = this.bar.getByRole('button', { name: /^Save( changes)?$/ });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.places.first()).toBeVisible();
  }

  get places(): Locator {
    return this.page.getByRole('group', { name: /Missed calls|Open hours/ });
  }

  place(name: 'Missed calls' | 'Open hours'): Locator {
    return this.page.getByRole('group', { name });
  }

  option(place: 'Missed calls' | 'Open hours', name: string): Locator {
    return this.place(place).getByRole('radio', { name, exact: true });
  }

  /** Finds somebody or a team by typing and takes them. */
  async pick(place: 'Missed calls' | 'Open hours', box: string, name: string): Promise<void> {
    await this.place(place).getByRole('combobox', { name: box, exact: true }).fill(name);
    await this.page.getByTitle(new RegExp(`^${name}, Ext\\.`)).click();
  }

  async saveAll(): Promise<void> {
    await this.save.click();
    await expect(this.bar).toBeHidden();
  }
}
