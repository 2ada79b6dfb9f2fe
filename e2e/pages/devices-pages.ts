import { expect, type Locator, type Page } from '@playwright/test';

/** Devices of a person, as somebody finds them. */
export class DevicesPage {
  readonly page: Page;
  readonly phones: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.phones = page.getByRole('list', { name: 'Desk phones' });
    this.dialog = page.getByRole('dialog');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 2, name: 'Desk phones' })).toBeVisible();
  }

  row(name: string): Locator {
    return this.phones.getByRole('listitem').filter({ hasText: name });
  }

  async choose(name: string, verb: string): Promise<void> {
    await this.page.getByRole('button', { name: `More actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: verb }).click();
  }

  /** The password that a device signs in with. */
  get password(): Locator {
    return this.dialog.getByLabel('SIP password', { exact: true });
  }
}

let made = 0;

/** A MAC address that no other test has. */
export function freeMac(): string {
  made += 1;
  return (Date.now() * 100 + made).toString(16).toUpperCase().padStart(12, '0').slice(-12);
}
