import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './people-api.ts';

/** Phone numbers of a person, as somebody finds them. */
export class PhoneNumbersPage {
  readonly page: Page;
  readonly add: Locator;
  readonly drawer: Locator;
  readonly chooser: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole('main').getByRole('button', { name: 'Add number' });
    this.drawer = page.getByRole('dialog', { name: 'Add number' });
    this.chooser = page.getByRole('dialog', { name: 'Choose a number' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { name: 'Phone numbers' })).toBeVisible();
  }

  /** The row of a number as it is shown, or of a label. */
  row(text: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** Chooses a verb of the menu of a number. */
  async choose(text: string, verb: string): Promise<void> {
    await this.row(text)
      .getByRole('button', { name: /^More actions/ })
      .click();
    await this.page.getByRole('menuitem', { name: verb }).click();
  }
}

/** Buys the first number on offer for a person, as an admin would; answers it. */
export async function buyNumber(admin: Page, id: string): Promise<string> {
  const path = '/api/number/USA/251/false/bandwidth';
  const { items } = await call<{ items: { number: string }[] }>(admin, { method: 'GET', path });
  const number = items[0]?.number ?? '';
  const reserve = { method: 'POST', path: '/api/number/reserve', body: { number } };
  const { reservationId } = await call<{ reservationId: string }>(admin, reserve);
  const body = { number, reservationId, label: 'Second' };
  await call(admin, { method: 'POST', path: `/api/teammate/${id}/phonenumber`, body });
  return number;
}
