import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test('a lost network is told at once, keeps what is typed, and comes back without a reload', async ({
  page,
  context,
}) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto('/your-settings/call-handling');
  const recording = page.getByRole('checkbox', { name: 'Record outgoing calls' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const save = bar.getByRole('button', { name: /^Save( changes)?$/ });
  await recording.check();

  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible({
    timeout: 2000,
  });
  await save.click();
  await expect(page.getByText(/connection|network|offline/i).last()).toBeVisible();
  await expect(recording).toBeChecked();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await save.click();
  await expect(bar).toBeHidden();
  await recording.uncheck();
  await save.click();
  await expect(bar).toBeHidden();
});
