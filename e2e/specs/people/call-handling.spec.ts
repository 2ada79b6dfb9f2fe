import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CallHandlingPage } from '../../pages/call-handling.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, invite, remove } from '../../pages/people-api.ts';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('[PPL-02] [RT-13] saves where missed calls of a user go; another browser follows', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  const person = await invite(page, 'Handled');
  const path = `/admin-settings/users/edit/${person.id}/call-handling`;
  const handling = new CallHandlingPage(page);
  await handling.open(path);
  await expect(handling.option('Missed calls', 'Voicemail')).toBeChecked();
  await handling.option('Missed calls', 'User').check();
  await handling.pick('Missed calls', 'User', 'Maya Okafor');
  await page.getByRole('checkbox', { name: 'Record incoming calls' }).check();
  const card = page.getByRole('region', { name: 'Impact on callers' });
  const below = page.getByRole('region', { name: 'Hold music' });
  const edges = async () => {
    const [one, next] = [await card.boundingBox(), await below.boundingBox()];
    return one && next ? next.y - (one.y + one.height) : 0;
  };
  await expect.poll(edges).toBeGreaterThan(20);
  await expectAccessible(page);
  await handling.saveAll();
  await page.reload();
  await expect(handling.place('Missed calls')).toContainText('Maya Okafor, Ext. 1002');
  await expect(page.getByRole('checkbox', { name: 'Record incoming calls' })).toBeChecked();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const { version } = await call<{ version: number }>(other, {
    method: 'GET',
    path: `/api/teammate/${person.id}`,
  });
  await call(other, {
    method: 'PUT',
    path: `/api/teammate/${person.id}/callhandling`,
    body: { missedCallHandling: { actionType: 'number', actionValue: '+12515550199' } },
    version,
  });
  await expect(handling.option('Missed calls', 'Another number')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(
    '+1 (251) 555-0199',
  );
  await remove(page, person.id);
});
