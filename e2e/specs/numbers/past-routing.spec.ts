import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';

interface Company {
  id: string;
  version: number;
  businessHour: { weekly: Record<string, { from: string; to: string }[]> };
}

test('J2 the routing of a week ago is shown with what is different today', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Main line', exact: true }).click();
  await page.waitForURL(/numbers\/edit\//);
  const path = `/api/company/${page.url().split('/').at(-2)}`;
  const stored = await call<Company>(page, { method: 'GET', path });
  const { businessHour } = stored;
  const store = async (body: object) => {
    const { version } = await call<Company>(page, { method: 'GET', path });
    await call(page, { method: 'PUT', path: `${path}/businesshour`, body, version });
  };
  const monday = [{ from: '09:00', to: '17:15' }];
  await store({ ...businessHour, weekly: { ...businessHour.weekly, monday } });
  try {
    await page.getByRole('button', { name: 'More actions for Main line' }).click();
    await page.getByRole('menuitem', { name: 'Routing on a past day…' }).click();
    const differences = page.getByRole('region', { name: 'What is different today' });
    await expect(differences).toContainText('Mondays 5:15 to 5:30 pm, first on');
    await expect(page.getByRole('region', { name: 'Call flow' })).toContainText('Main menu');
    for (const theme of ['light', 'dark'] as const) {
      await useTheme(page, theme);
      await expect(differences).toBeVisible();
      await expectAccessible(page);
    }
    await expectNarrow(page);
  } finally {
    await store(businessHour);
  }
});
