import { expect, type Locator, type Page } from '@playwright/test';
import { password as demoPassword } from '../fixtures/people.ts';
import { giveSession } from '../fixtures/stored-sessions.ts';

/** The sign-in screen, as a person finds it. */
export class LoginPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true });
  }

  async open(path = '/auth/login'): Promise<void> {
    await this.page.goto(path);
    await expect(this.submit).toBeVisible();
  }

  async fill(email: string, password = demoPassword): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Signs in on the form, from a cold start, and waits until the portal shows. */
  async typeIn(email: string, path?: string): Promise<void> {
    await this.open(path);
    await this.fill(email);
    await this.#expectPortal();
  }

  /** Opens the portal as somebody who has signed in before, and waits until it shows. */
  async signIn(email: string, path = '/'): Promise<void> {
    await this.resume(email);
    await this.page.goto(path);
    await this.#expectPortal();
  }

  /** Gives this browser a session of the person; the next page that it opens is the portal's. */
  async resume(email: string): Promise<void> {
    await giveSession(this.page.context(), email);
  }

  /** Leaves the portal as a closed browser does, without a page that the next sign-in returns to. */
  async signOut(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
  }

  async #expectPortal(): Promise<void> {
    await expect(this.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.page).not.toHaveURL(/\/auth\//);
  }
}
