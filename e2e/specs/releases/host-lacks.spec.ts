import {
  folderOfBefore,
  makeHostOfBefore,
  provide,
  removeHostOfBefore,
} from '../../fixtures/host-of-before.ts';
import { type Portal, startPortal } from '../../fixtures/portal.ts';
import { republish, usesWith } from '../../fixtures/releases.ts';
import { expect, test as base } from '../../fixtures/test.ts';
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

test('a version is not promoted once the host has lost a name of it, and a host without one of what is live does not begin', async ({
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

  await test.step('a host that lacks it does not begin, and says why', async () => {
    await provide(core, []);
    await expect(portal.crashAndRestart()).rejects.toThrow(`direct, billing, ${version}: ${words}`);
    await provide(core, ['Ribbon']);
    await portal.crashAndRestart();
    await staff.open();
    await expect(staff.area('Billing')).toContainText(version);
  });
});
