import { type Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Add users' });

test.describe('add users', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    const listing = new PeopleListing(page);
    await listing.open();
    await listing.add.click();
  });

  test('PPL-01 invites with one field and Enter', async ({ page }) => {
    const drawer = drawerOf(page);
    const email = drawer.getByLabel('Email');
    await email.fill(`orla.quinn@${Date.now()}.example.com`);
    await expect(drawer.getByRole('button', { name: /^Send invitation for/ })).toBeEnabled();
    await email.press('Enter');
    await expect(drawer).toBeHidden();
    await expect(new PeopleListing(page).toast('Invitation sent to Orla Quinn')).toBeVisible();
  });
});
