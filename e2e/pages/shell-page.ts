import type { Locator, Page } from '@playwright/test';

/** Frame around every page of a signed-in person. */
export class ShellPage {
  readonly page: Page;
  readonly sidebar: Locator;
  readonly avatar: Locator;
  readonly drawer: Locator;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sidebar = page.getByRole('navigation', { name: 'Main' });
    this.avatar = page.getByRole('button', { name: /my account/i });
    this.drawer = page.getByRole('dialog', { name: 'MY ACCOUNT' });
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 });
  }

  entry(name: string): Locator {
    return this.sidebar.getByRole('link', { name, exact: true });
  }

  async signOut(): Promise<void> {
    await this.avatar.click();
    await this.drawer.getByRole('button', { name: 'Sign out' }).click();
  }
}
