import { expect, type Locator, type Page } from '@playwright/test';
import { supportKey } from '../fixtures/portal.ts';

/** The releases page of staff. */
export class StaffPage {
  readonly page: Page;
  readonly name: Locator;
  readonly key: Locator;
  readonly submit: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Your name');
    this.key = page.getByLabel('Support key');
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true });
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/staff/releases');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async fill(key: string, name = 'Ines Duarte'): Promise<void> {
    await this.name.fill(name);
    await this.key.fill(key);
    await this.submit.click();
  }

  async signIn(name?: string): Promise<void> {
    await this.open();
    await this.fill(supportKey, name);
    await expect(this.page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible();
  }

  /** The card of an area. */
  area(label: string): Locator {
    return this.page.getByRole('region', { name: label, exact: true });
  }

  /** Begins work on an area: opens a dialog or drawer. */
  async start(label: string, work: string): Promise<void> {
    await this.area(label).getByRole('button', { name: work }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** The radio of a published version in the promotion dialog. */
  version(version: string): Locator {
    return this.dialog.getByRole('radio', { name: version });
  }

  get why(): Locator {
    return this.dialog.getByLabel(/^Why/);
  }

  /** Gives a version to everyone. */
  async promote(label: string, version: string, why: string): Promise<void> {
    await this.start(label, 'Promote…');
    await this.version(version).check();
    await this.why.fill(why);
    await this.dialog.getByRole('button', { name: 'Promote to everyone' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
