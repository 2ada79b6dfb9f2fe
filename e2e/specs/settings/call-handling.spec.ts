import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CallHandlingPage } from '../../pages/call-handling.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';

test('[SET-02] annex J4 a standard user sends missed calls elsewhere, sees who notices, takes it back', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.standard);
  const handling = new CallHandlingPage(page);
  await handling.open('/your-settings/call-handling');
  await handling.option('Missed calls', 'User').check();
  await handling.pick('Missed calls', 'User', 'Maya Okafor');
  const impact = page.getByRole('region', { name: 'Impact on your callers' });
  await expect(impact).toContainText('Maya Okafor rings.');
  await expect(impact).toContainText('when you do not answer');
  await page.getByRole('checkbox', { name: 'Record outgoing calls' }).check();
  await handling.saveAll();
  await page.reload();
  await expect(handling.place('Missed calls')).toContainText('Maya Okafor, Ext. 1002');
  await expect(page.getByRole('checkbox', { name: 'Record outgoing calls' })).toBeChecked();
  await expectNarrow(page);

  await handling.option('Missed calls', 'Voicemail').check();
  await page.getByRole('checkbox', { name: 'Record outgoing calls' }).uncheck();
  await handling.saveAll();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect(handling.place('Missed calls')).toContainText('Maya Okafor, Ext. 1002');
  await handling.option('Missed calls', 'Voicemail').check();
  await page.getByRole('checkbox', { name: 'Record outgoing calls' }).uncheck();
  await handling.saveAll();
});
