import { people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { useTheme } from '../../pages/looks.ts';
import { PeopleListing } from '../../pages/people-listing.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const origins = {
  analytics: 'https://analytics.jackfield.example',
  chat: 'https://chat.jackfield.example',
  guide: 'https://guide.jackfield.example',
};
const test = testWith({
  VARIANT: 'partner',
  ANALYTICS_URL: `${origins.analytics}/a.js`,
  CHAT_URL: `${origins.chat}/c.js`,
  USER_GUIDE_URL: `${origins.guide}/g.js`,
});

test.slow();

test('OP-31 ROLE-14 ROLE-16 OP-32 the partner has its name, no porting, and Enable SMS with help', async ({
  page,
}) => {
  await page.route(`${origins.analytics}/**`, (route) => route.abort());
  await new LoginPage(page).signIn(people.owner);
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'partner');
  await expect(page).toHaveTitle(/Northmere/);
  await expect(page.getByRole('link', { name: 'Northmere', exact: true })).toBeVisible();
  await expect(page.getByText('Jackfield')).toHaveCount(0);

  const shell = new ShellPage(page);
  const { sidebar } = shell;
  await expect(sidebar.getByText('Port a Number')).toHaveCount(0);
  await expect(sidebar.getByText('COMPLIANCE', { exact: true })).toHaveCount(0);
  await expect(sidebar.getByRole('button', { name: 'Enable SMS', exact: true })).toBeVisible();
  for (const name of ['Brands', 'Campaigns']) await expect(shell.entry(name)).toBeVisible();

  const text = 'Register a brand and a campaign to send SMS to USA numbers.';
  const help = sidebar.getByRole('button', { name: 'Help on Enable SMS' });
  await expect(help).toHaveAttribute('title', text);
  await expect(page.getByText(text, { exact: true })).toBeHidden();
  await help.click();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('SHELL-64 OP-31 the partner loads neither chat nor user guide', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/(analytics|chat|guide)\.jackfield\.example/, (route) => {
    asked.push(new URL(route.request().url()).origin);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const login = new LoginPage(page);
  const response = await page.goto('/auth/login');
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain(origins.analytics);
  expect(policy).not.toContain(origins.chat);
  expect(policy).not.toContain(origins.guide);
  await login.typeIn(people.owner);
  await expect.poll(() => asked).toEqual([origins.analytics]);
  await expect(page.locator('script[data-third-party]')).toHaveCount(1);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the partner’s pages have no accessibility finding in ${theme}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.route(`${origins.analytics}/**`, (route) => route.abort());
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const login = new LoginPage(page);
    await login.open();
    await expectAccessible(page);
    await login.typeIn(people.owner);
    await useTheme(page, theme);
    await expect(new PeopleListing(page).rows.first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('OP-31 the partner has colours of its own', async ({ page, request }) => {
  await page.goto('/auth/login');
  const colour = () =>
    page.getByRole('button', { name: 'Sign in with a passkey' }).evaluate((button) => {
      return getComputedStyle(button).backgroundColor;
    });
  await expect.poll(colour).toBe('rgb(74, 69, 168)');
  const icon = await request.get('/favicon.svg');
  expect(await icon.text()).toContain('#4A45A8');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
  const shapes = page.locator('#brand-mark path');
  await expect(shapes).toHaveAttribute('d', 'M5 19.5V6.5L19 17.5V8.5');
});
