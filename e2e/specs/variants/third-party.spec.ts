import { people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const analytics = 'https://analytics.jackfield.example';
const chat = 'https://chat.jackfield.example';
const guide = 'https://guide.jackfield.example';
const test = testWith({
  ANALYTICS_URL: `${analytics}/a.js`,
  CHAT_URL: `${chat}/c.js`,
  USER_GUIDE_URL: `${guide}/g.js`,
});
const others = /(analytics|chat|guide)\.jackfield\.example/;

test.slow();

test('SHELL-63 SHELL-64 OP-42 the scripts run after the sign-in, and never on its pages', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(others, (route) => {
    const { href } = new URL(route.request().url());
    asked.push(href);
    const body = `(window.loadedScripts ??= []).push(${JSON.stringify(href)})`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  for (const path of ['/auth/login', '/auth/forgot-password', '/auth/reset-password?t=a&r=b']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(asked).toEqual([]);

  await new LoginPage(page).typeIn(people.owner);
  const urls = [`${analytics}/a.js`, `${chat}/c.js`, `${guide}/g.js`];
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(window, 'loadedScripts') ?? [])].toSorted()))
    .toEqual(urls);
  const nonces = await page.evaluate(() =>
    [...document.querySelectorAll('script')].map(({ nonce }) => nonce).filter(Boolean),
  );
  expect(new Set(nonces).size).toBe(1);
  await expect(page.locator('script[data-third-party]')).toHaveCount(3);
  for (const script of await page.locator('script[data-third-party]').all()) {
    expect(await script.evaluate((tag: HTMLScriptElement) => tag.nonce)).toBe(nonces[0]);
  }
});

test('SHELL-63 the policy lets exactly the configured origins in', async ({ request }) => {
  const response = await request.get('/auth/login');
  const policy = response.headers()['content-security-policy'] ?? '';
  for (const directive of policy.split('; ')) {
    const [name = ''] = directive.split(' ');
    const isOpen = ['script-src', 'connect-src', 'img-src', 'frame-src'].includes(name);
    for (const origin of [analytics, chat, guide]) {
      expect(directive.includes(origin), `${name} ${origin}`).toBe(isOpen);
    }
  }
});

test('SHELL-63 OP-42 a script that fails or never answers holds no page up', async ({ page }) => {
  await page.route(`${analytics}/**`, (route) => route.abort());
  await page.route(`${chat}/**`, () => {});
  await page.route(`${guide}/**`, (route) => route.fulfill({ status: 500, body: 'no' }));
  await new LoginPage(page).signIn(people.owner);
  const shell = new ShellPage(page);
  await expect(page.locator('script[data-third-party]')).toHaveCount(3);
  await shell.entry('COMPANY NUMBERS').click();
  await expect(page).toHaveURL('/admin-settings/numbers/listing');
  await expect(page.getByRole('row', { name: /Main line/ })).toBeVisible();
});
