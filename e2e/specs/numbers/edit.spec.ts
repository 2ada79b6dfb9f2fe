import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

interface Company {
  id: string;
  version: number;
  label: string;
  callHandlingClosedHour: { actionType: string };
}

test('[ROUTE-02] [RT-13] annex J4 calls go elsewhere after closing, or now; another browser follows', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Emergency nurse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency nurse' })).toBeVisible();
  await page.getByRole('link', { name: 'Call handling' }).click();
  const closed = page.getByRole('group', { name: 'While closed' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await closed.getByRole('radio', { name: 'User', exact: true }).check();
  await closed.getByRole('combobox', { name: 'User', exact: true }).fill('Maya Okafor');
  await page.getByTitle(/^Maya Okafor, Ext\./).click();
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(closed).toContainText('Maya Okafor, Ext. 1002');

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const path = `/api/company/${id}`;
  const { version } = await call<Company>(other, { method: 'GET', path });
  const callHandlingClosedHour = { actionType: 'number', actionValue: '+12515550199' };
  await call(other, {
    method: 'PUT',
    path: `${path}/callhandling`,
    body: { callHandlingClosedHour },
    version,
  });
  await expect(closed.getByRole('textbox', { name: 'Phone number' })).toHaveValue(
    '+1 (251) 555-0199',
  );

  await other.goto(page.url());
  const opening = { name: 'Open again' };
  await page.getByRole('button', { name: 'Closed today…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Closed today' });
  await dialog.getByRole('radio', { name: 'One hour from now' }).check();
  await expect(dialog.getByRole('region', { name: 'Impact on callers' })).toContainText(
    'Calls go to +1 (251) 555-0199.',
  );
  await dialog.getByRole('button', { name: 'Close now' }).click();
  await expect(page.getByText(/^Closed until ./)).toBeVisible();
  await expect(other.getByText(/^Closed until ./)).toBeVisible();
  await other.getByRole('button', opening).click();
  await expect(page.getByRole('button', opening)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Closed today…' })).toBeVisible();
});

test('[NUM-02] [ROUTE-03] renames a number and answers its text messages', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Emergency nurse' }).click();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Nurse line');
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nurse line' })).toBeVisible();
  await expect(bar).toBeHidden();
  await name.fill('Emergency nurse');
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(bar).toBeHidden();

  await page.getByRole('link', { name: 'SMS handling' }).click();
  await page.getByRole('radio', { name: 'Automatic answer' }).check();
  await page.getByRole('textbox', { name: 'Answer' }).fill('We call you back.');
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('We call you back.');
  await page.getByRole('radio', { name: 'Nowhere' }).check();
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(bar).toBeHidden();
});

test('annex J4 says who picks up on Christmas Eve at 4 pm, and why', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  const row = page.getByRole('row', { name: /^Main line/ });
  await row.getByRole('link', { name: 'Main menu', exact: true }).first().click();
  await expect(page).toHaveURL(/\/call-handling$/);
  const flow = page.getByRole('region', { name: 'Call flow' });
  await flow.getByLabel('Day').fill('2026-12-24');
  await flow.getByRole('textbox', { name: 'Time' }).fill('4 pm');
  const answer = flow.getByRole('status').filter({ hasText: 'waits for a key' });
  await expect(answer).toContainText('Main menu waits for a key.');
  await expect(flow.getByText(/Thursday 4:00 pm in America\/Chicago is within/)).toBeVisible();
  await flow.getByRole('combobox', { name: 'Caller presses in Main menu' }).click();
  await page.getByTitle('2', { exact: true }).click();
  await expect(flow.getByText('Insurance answers.')).toBeVisible();
  await expect(
    flow.getByRole('treeitem', { name: /^Key 2, Insurance.*The call passes here$/ }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('annex J4 says before Save who will notice and which scenarios break, and takes it back', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Billing office', exact: true }).click();
  await page.getByRole('link', { name: 'Call handling' }).click();
  const open = page.getByRole('group', { name: 'While open' });
  const before = open.getByRole('radio', { name: 'Call group' });
  await expect(before).toBeChecked();
  const notices = page.getByRole('region', { name: 'Impact on callers' });
  await expect(page.getByRole('tree')).toBeVisible();
  await expect(notices).toBeHidden();

  await page.getByRole('button', { name: 'Try a call' }).click();
  const tried = page.getByRole('dialog', { name: 'Try a call' });
  await tried.getByLabel('Day').fill('2026-11-24');
  await tried.getByRole('textbox', { name: 'Time' }).fill('10 am');
  await tried.getByRole('button', { name: 'Save as test call' }).click();
  await tried.getByRole('textbox', { name: 'Name' }).fill('Billing on Tuesdays');
  await tried.getByRole('radio', { name: 'Every Tuesday at 10:00 am' }).check();
  await tried.getByRole('button', { name: 'Save test call' }).click();
  await tried.getByRole('button', { name: 'Close' }).click();
  const scenarios = page.getByRole('region', { name: 'Test calls' });
  await expect(scenarios).toContainText('1 passes');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto('/admin-settings/numbers/listing?drawer=checks');
  const checks = other.getByRole('dialog', { name: 'Saved test calls' });
  const kept = checks.getByRole('listitem').filter({ hasText: 'Billing on Tuesdays' });
  await expect(kept).toContainText('Passes');

  await open.getByRole('radio', { name: 'Another number' }).check();
  await open.getByRole('textbox', { name: 'Phone number' }).fill('2515557788');
  await expect(notices).toContainText('Calls go to +1 (251) 555-7788.');
  await expect(scenarios).toContainText('Now: +1 (251) 555-7788 is called.');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  const review = page.getByRole('dialog', { name: 'Impact on callers' });
  await review.getByRole('checkbox', { name: 'I understand these test calls will fail' }).check();
  await review.getByRole('button', { name: 'Save changes' }).click();
  await expect(bar).toBeHidden();

  await expect(kept).toContainText('Broken');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(before).toBeChecked();
  await expect(kept).toContainText('Passes');
  await kept.getByRole('button', { name: 'Actions for Billing on Tuesdays' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(kept).toBeHidden();
  await expect(scenarios).toBeHidden();
});
