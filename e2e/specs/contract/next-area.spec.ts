import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { change, invite } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test.use({ serviceWorkers: 'block' });

const users = '/admin-settings/users/listing';
const isList = (url: string) => /\/api\/company\?/.test(url);

test('the next area asks for its rows while the pointer rests on its entry, and not again', async ({
  page,
}) => {
  await new LoginPage(page).signIn(people.owner, users);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isList(request.url())) asked.push(request.url());
  });
  const entry = new ShellPage(page).entry('COMPANY NUMBERS');
  const answered = page.waitForResponse((response) => isList(response.url()));
  await entry.hover();
  await (await answered).finished();
  await entry.click();
  await expect(page.getByRole('table', { name: 'Company numbers' })).toContainText('Main line');
  // What a listing asks for once its rows stand has come too.
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('a list shows what changed while another page was open', async ({ page }) => {
  const opened = page.waitForEvent('websocket');
  await new LoginPage(page).signIn(people.owner, users);
  const shell = new ShellPage(page);
  const person = await invite(page, 'Aada');
  const listing = new PeopleListing(page);
  await expect(listing.row(person.fullName)).toBeVisible();
  await shell.entry('COMPANY NUMBERS').click();
  await expect(shell.heading).toHaveText(/^Company numbers/i);
  const heard = (await opened).waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes(person.id),
  );
  const changed = await change(page, person.id, { firstName: 'Aadi' });
  await heard;
  await shell.entry('USERS').click();
  await expect(listing.row(changed.fullName)).toBeVisible();
});
