import {
  folderOfBefore,
  makeHostOfBefore,
  provide,
  provideReact,
  removeHostOfBefore,
} from '../../fixtures/host-of-before.ts';
import { people } from '../../fixtures/people.ts';
import { type Portal, startPortal } from '../../fixtures/portal.ts';
import { asStaff, republish, usesWith } from '../../fixtures/releases.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';
import { StaffPage } from '../../pages/staff-page.ts';

const core = '@jackfield/kit/ui/core';
const version = 'billing-with-ribbon';
const words = "mfe-billing takes Ribbon from kit/ui/core; this portal's host does not have it.";

/** A portal whose host can say from one moment to the next that it has a name, or has it no more. */
const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({}, use) => {
      await makeHostOfBefore();
      const portal = await startPortal({ BUILD_FOLDER: folderOfBefore });
      await use(portal);
      await portal.stop();
      await removeHostOfBefore();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('[SHIP-04] a version is not promoted once the host has lost a name of it, and is held back by a host that lacks one', async ({
  page,
  portal,
}) => {
  await provide(core, ['Ribbon']);
  const uses = await usesWith('billing', { names: { [core]: ['Button', 'Ribbon'] } });
  await republish(portal, 'mfe-billing', { version, manifest: { uses } });
  const staff = new StaffPage(page);
  await staff.signIn();

  await test.step('promotion is refused in words, and what was typed stays', async () => {
    await provide(core, []);
    await staff.start('Billing', 'Promote…');
    await staff.version(version).check();
    await staff.why.fill('Ribbons for invoices');
    await staff.dialog.getByRole('button', { name: 'Promote to everyone' }).click();
    await expect(staff.dialog.getByText(words)).toBeVisible();
    await expect(staff.why).toHaveValue('Ribbons for invoices');
    await expect(staff.area('Billing')).not.toContainText(version);
  });

  await test.step('with the name it goes to everyone', async () => {
    await provide(core, ['Ribbon']);
    await staff.dialog.getByRole('button', { name: 'Promote to everyone' }).click();
    await expect(staff.dialog).toBeHidden();
    await expect(staff.area('Billing')).toContainText(version);
  });

  await test.step('a host that lacks it gives people the one before, and says why', async () => {
    const served = async () => {
      const { areas } = await (await fetch(`${portal.url}/registry`)).json();
      return areas.find(({ area }: { area: string }) => area === 'billing').version;
    };
    await provide(core, []);
    await portal.crashAndRestart();
    expect(await served()).not.toBe(version);
    await staff.open();
    const notice = `${version} is on hold: this portal cannot run it`;
    await expect(staff.area('Billing')).toContainText(notice);
    await expect(staff.area('Billing')).toContainText(words);
    await provide(core, ['Ribbon']);
    await portal.crashAndRestart();
    expect(await served()).toBe(version);
    await staff.open();
    await expect(staff.area('Billing')).not.toContainText('on hold');
  });
});

test('[SHIP-02] a remote opens beside the next patch of React, and beside the one before', async ({
  browser,
  portal,
}) => {
  await republish(portal, 'mfe-billing', { version: 'by-another-team' });
  const { version: at } = await (await asStaff(portal, '/api/releases/direct/billing')).json();
  const promoted = await asStaff(portal, '/api/releases/direct/billing/promote', {
    method: 'POST',
    version: at,
    body: {
      remote: 'mfe-billing',
      version: 'by-another-team',
      audience: 'all',
      why: 'A build of another team',
    },
  });
  expect(promoted.status, await promoted.text()).toBe(200);
  for (const react of ['19.3.98', '19.3.99', '19.3.98']) {
    await provideReact(react);
    await portal.crashAndRestart();
    const context = await browser.newContext({ baseURL: portal.url });
    const page = await context.newPage();
    await new LoginPage(page).signIn(people.owner);
    await page.goto('/admin-settings/billing/billing-information');
    await expect(new ShellPage(page).heading).toHaveText(/^Billing information/);
    const entries = () => performance.getEntriesByType('resource').map(({ name }) => name);
    const loaded = await page.evaluate(entries);
    expect(loaded.some((name) => name.includes('/mfe-billing/by-another-team/'))).toBe(true);
    await context.close();
  }
});
