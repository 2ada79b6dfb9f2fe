import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { addTeam, removeTeam } from '../../pages/teams-api.ts';
import { TeamsPages } from '../../pages/teams-pages.ts';

test('[TEAM-01] an account without teams is told why and offered the first one', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const nothing = {
    items: [],
    total: 0,
    limit: 25,
    pageNum: 1,
    pageCount: 0,
    hasMore: false,
    nextStartAfter: null,
    counts: { all: 0, ringGroup: 0, callQueue: 0 },
  };
  await bringNothing(page);
  await page.route('**/api/team?*', (route) => route.fulfill({ json: nothing }));
  await page.goto('/admin-settings/teams/listing');
  await expect(page.getByRole('heading', { name: 'No team available' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add team' }).click();
  await expect(page.getByRole('dialog', { name: 'Add team' })).toBeVisible();
});

test('[TEAM-01] a list that is refused says who can help', async ({ page, watch }) => {
  watch.allow(/403/);
  await new LoginPage(page).resume(people.owner);
  const refusal = { responseCode: 'FORBIDDEN', message: 'No.', errors: [], traceId: 'e2e' };
  await bringNothing(page);
  await page.route('**/api/team?*', (route) => route.fulfill({ status: 403, json: refusal }));
  await page.goto('/admin-settings/teams/listing');
  await expect(
    page.getByRole('heading', { name: 'You do not have access to teams' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add team' })).toHaveCount(0);
});

test('[API-137] a team that does not exist is a missing page', async ({ page, watch }) => {
  watch.allow(/404/);
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/teams/edit/019a0000-0000-7000-8000-00000000dead/members');
  await expect(page.getByRole('main')).toContainText('404');
});

test('[TEAM-05] works on a phone, in the dark, without a finding', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await new LoginPage(page).resume(people.owner);
  const { id, name } = await addTeam(page, 'Pocket', ['Maya Okafor', 'Daniel Whitcombe']);
  await page.goto(`/admin-settings/teams/listing?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const teams = new TeamsPages(page);
  await expect(teams.names).toHaveText(['Maya Okafor', 'Daniel Whitcombe']);
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await teams.handle('Daniel Whitcombe').press('ArrowUp');
  await teams.save.click();
  await expect(teams.toast('saved')).toBeVisible();
  await page.reload();
  await expect(teams.names).toHaveText(['Daniel Whitcombe', 'Maya Okafor']);
  await removeTeam(page, id);
});
