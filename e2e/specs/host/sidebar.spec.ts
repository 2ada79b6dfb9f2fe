import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { PeopleListing } from '../../pages/people-listing.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const admin = '/admin-settings';

/** Entries with the page that they lead to; without a heading that page is not offered yet. */
const entries: [name: string, path: string, heading?: string][] = [
  ['COMPANY NUMBERS', `${admin}/numbers/listing`, 'Company numbers'],
  ['USERS', `${admin}/users/listing`, 'Users'],
  ['TEAMS', `${admin}/teams/listing`, 'Teams'],
  ['Company Info', `${admin}/company/company-info`, 'Company info'],
  ['Usage', `${admin}/company/usage`, 'Usage'],
  ['Blacklist', `${admin}/company/blacklist`, 'Blacklist'],
  ['Numbers', `${admin}/company/numbers/listing`, 'Phone numbers'],
  ['Brands', `${admin}/compliance/brands/listing`, 'Brands'],
  ['Campaigns', `${admin}/compliance/campaigns/listing`],
  ['Subscription', `${admin}/billing/subscription`],
  ['Billing Information', `${admin}/billing/billing-information`, 'Billing information'],
  ['Call Credits', `${admin}/billing/call-credits/edit/balance`],
  ['International Call', `${admin}/billing/international-call/listing`],
];

test('SHELL-39 SHELL-40 SHELL-42 SHELL-43 the sidebar leads everywhere', async ({ page }) => {
  await new LoginPage(page).signIn(people.owner);
  const shell = new ShellPage(page);
  const text = await shell.sidebar.innerText();
  const order = ['COMPANY NUMBERS', 'USERS', 'TEAMS', 'COMPANY', 'COMPLIANCE', 'BILLING'];
  const places = order.map((name) => text.split('\n').findIndex((line) => line.trim() === name));
  expect(places, text).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  for (const [name, path, heading] of entries) {
    await shell.entry(name).click();
    await expect(page).toHaveURL(path);
    await expect(shell.entry(name)).toHaveAttribute('aria-current', 'page');
    if (heading) await expect(shell.heading).toHaveText(new RegExp(`^${heading}`));
  }
});

test('SHELL-01 SHELL-09 an admin opens every area from the pages, and a breadcrumb leads back', async ({
  page,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const shell = new ShellPage(page);
  const main = page.getByRole('main');
  const go = async (name: string) => {
    await main.getByRole('link', { name, exact: true }).click();
  };

  await shell.entry('COMPANY NUMBERS').click();
  const line = main.getByRole('row', { name: /Main line/ });
  for (const number of ['+1 (251) 555-0100', '+1 (833) 555-0100']) {
    await expect(line).toContainText(number);
  }
  await go('Main line');
  await go('Call handling');
  await expect(main.getByRole('group', { name: 'While open' })).toBeVisible();
  await go('SMS handling');
  await expect(main.getByRole('radio', { name: 'Nowhere' })).toBeVisible();

  await shell.entry('USERS').click();
  const listing = new PeopleListing(page);
  await listing.search.fill('Maya');
  await listing.row('Maya Okafor').getByRole('link', { name: 'Maya Okafor' }).click();
  // What stands beside the profile names voicemail too.
  const sections = main.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Voicemail', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Greetings', exact: true })).toBeVisible();
  await go('My device');
  await go('Buy desk phones');
  await expect(shell.heading).toHaveText('Buy desk phones');

  await shell.entry('TEAMS').click();
  await go('Front desk');
  await expect(shell.heading).toHaveText('Front desk');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Teams', exact: true }).click();
  await expect(page).toHaveURL(/\/teams\/listing$/);
  await expect(shell.heading).toHaveText(/^Teams/);
  await shell.entry('Billing Information').click();
  await expect(main.getByRole('region', { name: 'Invoices' }).getByRole('row')).not.toHaveCount(0);
  await shell.entry('Brands').click();
  await expect(main.getByRole('row', { name: 'Harbor Dental Group LLC' })).toBeVisible();
});

test('SHELL-02 SHELL-03 SHELL-04 SHELL-05 SHELL-06 top bar and account drawer', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).signIn(people.admin);
  const shell = new ShellPage(page);
  const help = page.getByRole('link', { name: 'Help' });
  await expect(help).toHaveAttribute('href', 'https://help.jackfield.example/');
  await expect(help).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = page.getByRole('dialog', { name: 'Download' });
  await expect(download).toContainText('Desktop');
  await expect(download).toContainText('Mobile');
  await page.keyboard.press('Escape');
  await expect(download).toBeHidden();

  await shell.avatar.click();
  for (const text of ['Maya Okafor', people.admin, '+1 (251) 555-0142', '1002']) {
    await expect(shell.drawer.getByText(text, { exact: false }).first()).toBeVisible();
  }
  await expect(shell.drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect
    .poll(async () => Math.round((await shell.drawer.boundingBox())?.width ?? 0))
    .toBe(280);
  await expectAccessible(page);
});
