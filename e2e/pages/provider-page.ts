import { expect, type Locator, type Page } from '@playwright/test';

/** Numbers of the sandbox's test cards. */
export const cardNumbers = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
} as const;

/** The pages of the payment provider, on an origin of their own. */
export class ProviderPage {
  readonly page: Page;
  readonly save: Locator;
  readonly number: Locator;

  constructor(page: Page) {
    this.page = page;
    this.save = page.getByRole('button', { name: 'Save card' });
    this.number = page.getByRole('textbox', { name: 'Card number' });
  }

  /** Chooses a test card of the list and saves it. */
  async enter(number: string): Promise<void> {
    await expect(this.page).toHaveURL(/^http:\/\/pay\.localhost:\d+\/card\//);
    await this.page
      .getByRole('listitem')
      .filter({ hasText: number })
      .getByRole('link', { name: /^Use/ })
      .click();
    await expect(this.number).toHaveValue(number);
    await expect(this.page.getByRole('textbox', { name: 'Security code' })).toBeFocused();
    await this.page.keyboard.type('123');
    await this.save.click();
  }
}
