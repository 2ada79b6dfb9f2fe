import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  addCompanyNumber,
  removeCompanyNumber,
  sendToTeam,
} from '../../pages/company-numbers-api.ts';
import { LoginPage } from '../../pages/login-page.ts';

import { PeopleListing } from '../../pages/people-listing.ts';
import { addTeam, readTeam, removeTeam } from '../../pages/teams-api.ts';
import { TeamsPages } from '../../pages/teams-pages.ts';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('[SAY-01] [SAY-02] many users leave a team, are suspended and activated, and each says who will notice', async ({
  page,
}) => {
  const listing = new PeopleListing(page);
  await listing.open('?search=okafor');
  await listing.row('Maya Okafor').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit 1 user' });
  await edit.getByRole('combobox', { name: 'Remove from team' }).click();
  await page.getByTitle('Front desk', { exact: true }).click();
  await expect(edit.getByRole('heading', { name: 'Impact on callers' })).toBeVisible();
  await expect(edit).toContainText('Maya Okafor');
  await edit.getByRole('button', { name: 'Change 1 user' }).click();
  await expect(listing.toast(/Front desk/)).toBeVisible();
  await expect(listing.row('Maya Okafor')).not.toContainText('Front desk');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listing.row('Maya Okafor')).toContainText('Front desk');

  await listing.row('Maya Okafor').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const suspend = page.getByRole('dialog', { name: 'Suspend 1 user' });
  await expect(suspend.getByRole('heading', { name: 'Impact on callers' })).toBeVisible();
  const tick = suspend.getByRole('checkbox', { name: 'I understand these calls will drop' });
  if (await tick.isVisible()) await tick.check();
  await suspend.getByRole('button', { name: 'Suspend 1 user' }).click();
  // The row may hear of it before the answer, which lets go of what was chosen.
  await expect(suspend).toBeHidden();
  await expect(listing.row('Maya Okafor')).toContainText('Suspended');

  await listing.row('Maya Okafor').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  const activate = page.getByRole('dialog', { name: 'Activate 1 user?' });
  await expect(activate.getByRole('heading', { name: 'Impact on callers' })).toBeVisible();
  await activate.getByRole('button', { name: 'Activate' }).click();
  await expect(listing.row('Maya Okafor')).not.toContainText('Suspended');
});

test('[SAY-01] [SAY-02] an earlier version of a team says who will notice before it comes back', async ({
  page,
}) => {
  await page.goto('/admin-settings/teams/listing');
  await page.getByRole('link', { name: 'Front desk', exact: true }).first().click();
  await page.getByRole('link', { name: 'Inbound flow' }).click();
  const ring = page.getByRole('textbox', { name: 'Ring time' });
  await ring.fill('45');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /saved/ })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: /History/ });
  await history
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  const restore = page.getByRole('dialog', { name: /Restore/ });
  await expect(restore.getByRole('heading', { name: 'Impact on callers' })).toBeVisible();
  await expect(restore).toContainText('Front desk');
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Ring time' })).not.toHaveValue('45');
});

test('[SAY-04] what somebody else changed meanwhile is shown before a save that was seen otherwise', async ({
  page,
}) => {
  test.slow();
  const { id, teammateId } = await addTeam(page, 'Meanwhile', ['Maya Okafor', 'Daniel Whitcombe']);
  const { id: numberId } = await addCompanyNumber(page, 'Meanwhile');
  // What others do reaches the page by no event.
  await page.routeWebSocket(/\/hub/, () => {});
  const teams = new TeamsPages(page);
  await teams.openMembers(id);
  await page.getByRole('button', { name: 'Remove Maya Okafor' }).click();
  await expect(page.getByText(/^Calls from outside stay the same\./)).toBeVisible();

  await sendToTeam(page, numberId, id);
  await teams.save.click();
  await expect(teams.dialog).toContainText('Nothing is saved yet.');
  await expect(teams.dialog).toContainText('Maya Okafor');
  expect((await readTeam(page, id)).teammateId).toEqual(teammateId);
  await expect(
    page.getByRole('button', { name: 'Remove Maya Okafor', includeHidden: true }),
  ).toHaveCount(0);

  await teams.dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(teams.toast('saved')).toBeVisible();
  expect((await readTeam(page, id)).teammateId).toEqual(teammateId.slice(1));
  await removeCompanyNumber(page, numberId);
  await removeTeam(page, id);
});
