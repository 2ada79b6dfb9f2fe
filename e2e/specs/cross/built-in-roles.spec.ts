import type { Page } from '@playwright/test';
import { type BuiltInRole, builtInRoleNames } from '../../../shared/contract/src/access.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openWhole } from '../../pages/every-route.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, change, find } from '../../pages/people-api.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test.slow();

const own = '/your-settings/profile';

/** Pages that no built-in role opens. */
const forAdmins =
  /^\/admin-settings\/(home|users\/roles|company\/company-info|company\/company-e911)(\/|$)/;

/** Gives the standard user of the demo account a built-in role; that of a Team lead is for one team. */
async function give(admin: Page, role: BuiltInRole): Promise<void> {
  await new LoginPage(admin).resume(people.owner);
  const { id } = await find(admin, people.standard);
  const asked = { method: 'GET', path: '/api/team' };
  const { items } = await call<{ items: { id: string }[] }>(admin, asked);
  const teamIds = role === 'teamLead' ? items.slice(0, 1).map((team) => team.id) : [];
  await change(admin, id, { access: { role, teamIds } });
}

/** What the API refuses from now on, with the page that asked. */
function refusedOn(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() !== 403 || !pathname.startsWith('/api/')) return;
    const asked = `${response.request().method()} ${pathname}`;
    refused.push(`${asked} on ${new URL(page.url()).pathname}`);
  });
  return refused;
}

const addressesIn = ({ sidebar }: ShellPage) =>
  sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens every entry of the sidebar, and the pages that stand below it while it is open. */
async function openAll(page: Page): Promise<string[]> {
  const shell = new ShellPage(page);
  await expect(shell.entry('Your settings')).toBeVisible();
  const waiting = await addressesIn(shell);
  const opened: string[] = [];
  for (let to = waiting.shift(); to !== undefined; to = waiting.shift()) {
    const address = to;
    await test.step(address, async () => {
      await openWhole(page, address);
      expect(page.url()).toContain(address);
    });
    opened.push(address);
    const more = await addressesIn(shell);
    waiting.push(...more.filter((one) => ![...opened, ...waiting].includes(one)));
  }
  return opened;
}

for (const role of builtInRoleNames) {
  test(`[RIGHT-02] ${role}: each page of the sidebar opens, and nothing of it is refused`, async ({
    page,
    secondBrowser,
  }) => {
    await give(await secondBrowser(), role);
    const refused = refusedOn(page);
    await new LoginPage(page).signIn(people.standard);
    await expect(page).toHaveURL(new RegExp(`${own}$`));
    const opened = await openAll(page);
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.filter((path) => forAdmins.test(path))).toEqual([]);
    expect([...new Set(refused)]).toEqual([]);
  });
}

test('[RIGHT-02] a page of another area leads to the own profile, as for every standard user', async ({
  page,
  secondBrowser,
}) => {
  await give(await secondBrowser(), 'billing');
  await new LoginPage(page).signIn(people.standard, '/admin-settings/users/listing');
  await expect(page).toHaveURL(new RegExp(`${own}$`));
  await page.goto('/admin-settings');
  await expect(page).toHaveURL(/\/admin-settings\/billing\/billing-information$/);
});

test('[RIGHT-02] a role that is taken away leaves no sidebar', async ({ page, secondBrowser }) => {
  const admin = await secondBrowser();
  await give(admin, 'auditor');
  await new LoginPage(page).signIn(people.standard);
  await expect(new ShellPage(page).sidebar).toBeVisible();
  const { id } = await find(admin, people.standard);
  await change(admin, id, { access: null });
  await expect(new ShellPage(page).sidebar).toBeHidden();
});
