import { expect, type Locator, type Page } from '@playwright/test';

/** The profile of a user, as a person finds it. */
export class PeopleProfile {
  readonly page: Page;
  readonly heading: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly title: Locator;
  readonly email: Locator;
  readonly extension: Locator;
  readonly bar: Locator;
  readonly save: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 });
    this.firstName = page.getByLabel('First name');
    this.lastName = page.getByLabel('Last name');
    this.title = page.getByLabel('Title', { exact: true });
    this.email = page.getByLabel('Email');
    this.extension = page.getByLabel('Extension');
    this.bar = page.getByRole('region', { name: 'Unsaved changes' });
    this.save = this.bar.getByRole('button', { name: /^Save( changes)?$/ });
    this.dialog = page.getByRole('dialog');
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/admin-settings/users/edit/${id}/profile`);
    await expect(this.firstName).toBeVisible();
  }

  toast(text: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: text });
  }
}
