import { applyOverrides } from '../../fixtures/overrides.ts';
import { people } from '../../fixtures/people.ts';
import { republish } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const billing = '/admin-settings/billing/billing-information';
const ahead = (text: string, file: string) =>
  file === 'remoteEntry.js' ? text : text.replaceAll('"^1.0.0"', '"^2.0.0"');

test.slow();

test('a remote one contract major ahead is refused with the reason', async ({ portal }) => {
  const version = 'billing-major-told';
  const publishing = republish(portal, 'mfe-billing', {
    version,
    manifest: { contract: '^2.0.0' },
  });
  await expect(publishing).rejects.toThrow(
    /422.*mfe-billing billing-major-told needs contract \^2\.0\.0; this portal has 1\./,
  );
});

test('one that hides it costs its own area, and only in the browser that previews it', async ({
  page,
  portal,
  secondBrowser,
}) => {
  const version = 'billing-major-hidden';
  await republish(portal, 'mfe-billing', { version, patch: ahead });
  await applyOverrides(page.context(), portal, `billing=mfe-billing@${version}`);
  const shell = new ShellPage(page);
  await new LoginPage(page).resume(people.owner);
  await page.goto(billing);
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('It needs contract ^2.0.0, this portal has 1.');
  await expect(card).toContainText(version);
  await shell.entry('USERS').click();
  await expect(shell.heading).toHaveText(/^Users/);

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.owner);
  await other.goto(billing);
  await expect(new ShellPage(other).heading).toHaveText(/^Billing information/);
});
