import { expect, type Locator, type Page } from '@playwright/test';
import { password as demoPassword } from '../fixtures/people.ts';

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

  /** Signs in from a cold start and waits until the portal shows. */
  async signIn(email: string, path?: string): Promise<void> {
    await this.open(path);
    await this.fill(email);
    await expect(this.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.page).not.toHaveURL(/\/auth\//);
  }
}
