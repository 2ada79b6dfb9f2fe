import { expect as expectBase, type Locator, type Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Add users' });

async function fill(drawer: Locator, position: number, person: [string, string, string]) {
  const [email, firstName, lastName] = person;
  const row = drawer.getByRole('group', { name: `User ${position}` });
  await row.getByLabel('Email').fill(email);
  await row.getByLabel('First name').fill(firstName);
  await row.getByLabel('Last name').fill(lastName);
  await expectBase(row.getByLabel('Last name')).toHaveValue(lastName);
}

test.describe('add users', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    const listing = new PeopleListing(page);
    await listing.open();
    await listing.add.click();
  });

  test('VAL-12 VAL-13 VAL-15 VAL-16 VAL-21 checks every person of the list', async ({
    page,
    expectAccessible,
  }) => {
    const drawer = drawerOf(page);
    const send = drawer.getByRole('button', { name: /^Send/ });
    await expect(drawer.getByLabel('Email')).toBeFocused();
    await send.click();
    await expect(drawer.getByText('This email is required')).toBeVisible();
    await expect(drawer.getByText('The first name field is required.')).toBeVisible();
    await expect(drawer.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);

    await drawer.getByRole('button', { name: 'Add another user' }).click();
    await fill(drawer, 1, ['same@harbordental.com', 'Ana!', 'Silva']);
    await fill(drawer, 2, ['SAME@harbordental.com', 'Ben', 'Lee']);
    await send.click();
    await expect(drawer.getByText('This email is exited')).toBeVisible();
    await expect(drawer.getByText('This first name format is not valid.')).toBeVisible();

    const another = drawer.getByRole('button', { name: 'Add another user' });
    await another.click();
    await another.click();
    await another.click();
    await expect(another).toBeDisabled();
    await expect(drawer.getByText('The email field may not have more than 5 items.')).toBeVisible();
  });

  test('PPL-01 VAL-15 keeps who was refused with the reason, and invites the others', async ({
    page,
  }) => {
    const drawer = drawerOf(page);
    const email = `noor.${Date.now()}@harbordental.com`;
    await drawer.getByRole('button', { name: 'Add another user' }).click();
    await fill(drawer, 1, ['maya.okafor@harbordental.com', 'Maya', 'Again']);
    await fill(drawer, 2, [email, 'Noor', 'Haddad']);
    await drawer.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect(drawer.getByText('This email is existed')).toBeVisible();
    await expect(drawer.getByText('1 invitation was sent.')).toBeVisible();
    await expect(drawer.getByRole('group', { name: /^User/ })).toHaveCount(1);
    await expect(drawer.getByLabel('Email')).toHaveValue('maya.okafor@harbordental.com');

    const second = `maya.${Date.now()}@harbordental.com`;
    await drawer.getByLabel('Email').fill(second);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer).toBeHidden();
    await expect(new PeopleListing(page).toast('2 invitations sent')).toBeVisible();

    const listing = new PeopleListing(page);
    await listing.search.fill(email);
    await expect(listing.row('Noor Haddad')).toContainText('Pending');
  });

  test('PPL-01 reads both names out of the email, and lets them be typed over', async ({
    page,
  }) => {
    const drawer = drawerOf(page);
    const first = drawer.getByLabel('First name');
    const last = drawer.getByLabel('Last name');
    await expect(drawer.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('nina.park@harbordental.com');
    await expect(first).toHaveValue('Nina');
    await expect(last).toHaveValue('Park');
    await last.click();
    await page.keyboard.type('Lee');
    await expect(last).toHaveValue('Lee');
    await expect(first).toHaveValue('Nina');
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

  test('PPL-01 asks before input is thrown away', async ({ page }) => {
    const drawer = drawerOf(page);
    await drawer.getByLabel('Email').fill('someone@harbordental.com');
    const question = page.getByRole('dialog', { name: 'Discard the new users?' });
    const isAsked = async () => {
      await expect(question).toContainText('You have unsaved changes. Leave this page?');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(drawer.getByLabel('Email')).toHaveValue('someone@harbordental.com');
    };
    await page.keyboard.press('Escape');
    await isAsked();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await isAsked();
  });
});

test('ROLE-20 says what a trial allows and offers no more', async ({ page }) => {
  await new LoginPage(page).resume(people.canada);
  const listing = new PeopleListing(page);
  await listing.open();
  await expect(page.getByText(/Your trial allows up to 5 users\. End the trial/)).toBeVisible();
  await expect(listing.add).toBeDisabled();
  await page.goto('/admin-settings/users/listing?drawer=add');
  await expect(listing.add).toBeDisabled();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.goto('/admin-settings/numbers/listing');
  await expect(page.getByText(/allows up to 1 company number\. End the trial/)).toBeVisible();
  await page.goto('/admin-settings/home');
  const trial = page.getByRole('region', { name: 'Trial' });
  await expect(trial).toContainText('5 of 5');
  await trial.getByRole('button', { name: 'End the trial…' }).click();
  await expect(page).toHaveURL(/billing\/subscription/);
});
