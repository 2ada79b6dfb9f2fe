import { expect, type Locator, type Page } from '@playwright/test';

/** Headings of the steps, as people read them. */
export const steps = {
  company: 'Tell us about the company',
  number: 'Choose your personal number',
  terms: '911 terms',
  disclaimer: 'Emergency disclaimer',
  apps: 'Start making calls',
} as const;

/** The wizard of the first sign-in, and Congratulations. */
export class OnboardingPage {
  readonly page: Page;
  readonly next: Locator;
  readonly back: Locator;
  readonly done: Locator;
  readonly agree: Locator;
  readonly yes: Locator;
  readonly no: Locator;
  readonly end: Locator;
  readonly tryCall: Locator;

  constructor(page: Page) {
    this.page = page;
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.done = page.getByRole('button', { name: 'Done', exact: true });
    this.agree = page.getByRole('checkbox', { name: 'I have read and agree to the terms.' });
    this.yes = page.getByRole('radio', { name: 'Yes, reserve this number' });
    this.no = page.getByRole('radio', { name: 'No, not now' });
    this.end = page.getByRole('dialog', { name: 'Congratulations' });
    this.tryCall = this.end.getByRole('button', { name: 'Try a call' });
  }

  /** The wizard at a step. */
  at(step: keyof typeof steps): Locator {
    return this.page.getByRole('dialog', { name: steps[step] });
  }

  /** Names of the steps beside the open one, in their order. */
  async rail(): Promise<string[]> {
    const items = this.page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect(items.first()).toBeVisible();
    const texts = await items.evaluateAll((found) =>
      found.map((item) => (item as HTMLElement).innerText.split('\n')[0] ?? ''),
    );
    return texts;
  }

  /** Wants a number, and answers the one that is proposed. */
  async wantNumber(): Promise<string> {
    await this.yes.check();
    const change = this.page.getByRole('button', { name: /^Change \+/ });
    const name = await change.getAttribute('aria-label');
    return (name ?? '').replace('Change ', '');
  }

  /** From the terms to what follows them. */
  async agreeAndSend(): Promise<void> {
    await this.agree.check();
    await this.next.click();
  }

  /** What Congratulations lists, by its label. */
  async facts(): Promise<Record<string, string>> {
    await expect(this.end).toBeVisible();
    await expect(this.end.locator('[aria-busy="true"]')).toHaveCount(0);
    const names = await this.end.getByRole('term').allInnerTexts();
    // A number has a button beside it.
    const values = await this.end
      .getByRole('definition')
      .evaluateAll((found) =>
        found.map(({ firstElementChild: value }) => (value as HTMLElement).innerText),
      );
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  }

  /** Tries a call to the personal number; answers what happens to it, line by line. */
  async triedCall(number: string): Promise<string[]> {
    await this.tryCall.click();
    const dialog = this.page.getByRole('dialog', { name: `Try a call to ${number}` });
    const lines = dialog.getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    const texts = await lines.allInnerTexts();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return texts;
  }

  /** Closes Congratulations and waits until the server knows. */
  async finish(): Promise<void> {
    await this.done.click();
    await expect(this.end).toBeHidden();
  }
}

const six: readonly [name: string, method: string, path: RegExp][] = [
  ['account', 'PUT', /^\/api\/tenant$/],
  ['time zone', 'PUT', /^\/api\/teammate\/[^/]+$/],
  ['status', 'PUT', /^\/api\/teammate\/[^/]+\/status\/active$/],
  ['token', 'POST', /^\/api\/connect\/token$/],
  ['reserve', 'POST', /^\/api\/number\/reserve$/],
  ['create', 'POST', /^\/api\/teammate\/[^/]+\/phonenumber$/],
];

/** Records which of the six calls at the end of the wizard a page makes, in their order. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [name] =
      six.find(([, method, path]) => request.method() === method && path.test(pathname)) ?? [];
    // The event of the new status refreshes the token once more, whenever it arrives.
    const isRepeated = name === 'token' && calls.includes('token');
    if (name !== undefined && !isRepeated) calls.push(name);
  });
  return calls;
}
