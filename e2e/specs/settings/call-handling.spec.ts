import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CallHandlingPage } from '../../pages/call-handling.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';

test('[SET-02] a standard user chooses where own missed calls go', async ({ page }) => {
  await new LoginPage(page).resume(people.standard);
  const handling = new CallHandlingPage(page);
  await handling.open('/your-settings/call-handling');
  await handling.option('Missed calls', 'User').check();
  await handling.pick('Missed calls', 'User', 'Maya Okafor');
  await page.getByRole('checkbox', { name: 'Record outgoing calls' }).check();
  await handling.saveAll();
  await page.reload();
  await expect(handling.place('Missed calls')).toContainText('Maya Okafor, Ext. 1002');
  await expect(page.getByRole('checkbox', { name: 'Record outgoing calls' })).toBeChecked();
  await expectNarrow(page);

  await handling.option('Missed calls', 'Voicemail').check();
  await page.getByRole('checkbox', { name: 'Record outgoing calls' }).uncheck();
  await handling.saveAll();
});
