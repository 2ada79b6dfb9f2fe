import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

interface Exported {
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

test('[FILE-01] a plan is applied and taken back on its page, and seen by others live', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const { files } = await call<Exported>(page, { method: 'GET', path: '/api/config/file' });
  const teams = files.find(({ path }) => path === 'teams.yaml');
  const name = `Reception ${Date.now()}`;
  const text = teams?.text.replace(/name: .+/, `name: ${name}`) ?? '';
  const { id } = await call<{ id: string }>(page, {
    method: 'POST',
    path: '/api/config/plan',
    body: { files: [{ path: 'phones/teams.yaml', text }], commit: 'c0ffee' },
  });

  await page.goto('/admin-settings/integrations/files');
  await expectAccessible(page);
  await page
    .getByRole('row', { name: /c0ffee/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(`/admin-settings/integrations/files/${id}`);
  await other.goto(`/admin-settings/integrations/files/${id}`);
  await expect(other.getByRole('region', { name: 'Changes' })).toContainText(name);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Plan applied')).toBeVisible();
  await other.getByRole('button', { name: 'Undo…' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
});
