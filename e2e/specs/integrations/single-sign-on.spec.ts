import { startIdentityProvider } from '../../fixtures/identity-provider.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { invite } from '../../pages/people-api.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test('[SSO-01] a provider is connected, tested and offered, and a teammate signs in by it', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  const domain = `harbor-${Date.now()}.example`;
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/home');
  const quentin = await invite(page, 'Quentin', { email: `quentin@${domain}` });
  await new ShellPage(page).entry('INTEGRATIONS').click();
  await page.getByRole('link', { name: 'Single sign-on' }).click();
  await expect(page).toHaveURL('/admin-settings/integrations/sign-on');
  await expect(page.getByText('Not set up')).toBeVisible();

  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const client = { clientId: 'portal', clientSecret: `of the browser tests, ${domain}` };
  const provider = await startIdentityProvider(
    {
      ...client,
      redirectUrl: await field(/^Redirect URL/).inputValue(),
      signOutUrl: await field(/^Sign-out URL/).inputValue(),
    },
    [{ sub: 'q1', email: quentin.email, name: quentin.fullName }],
  );
  await field(/^Issuer URL/).fill(provider.issuer);
  await field(/^Client ID/).fill(client.clientId);
  await page.getByLabel(/^Client secret/).fill(client.clientSecret);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText(`Provider: ${provider.host}`)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(client.clientSecret);

  await field(/^Domain/).fill(domain);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Waits for DNS')).toBeVisible();
  await expect(field(/^Name of the TXT record/)).toHaveValue(`_jackfield.${domain}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Check ${domain} now` }).click();
  await expect(page.getByText('Verified')).toBeVisible();

  const asQuentin = `Sign in as ${quentin.fullName}`;
  await page.getByRole('button', { name: 'Test sign-in' }).click();
  await page.getByRole('link', { name: asQuentin }).click();
  await expect(page.getByText(`This is ${quentin.fullName}`)).toBeVisible();
  await expect(page).toHaveURL('/admin-settings/integrations/sign-on');
  await expect(page.getByRole('radio', { name: 'Offer it' })).toBeChecked();
  await page.getByRole('button', { name: 'Turn on for 1 user' }).click();
  await expect(page.getByText('Offered to 1 user')).toBeVisible();
  await expectAccessible(page);

  const other = await secondBrowser();
  await other.goto('/auth/login?redirect=%2Fyour-settings%2Fprofile');
  await other.getByRole('button', { name: 'Sign in with your company' }).click();
  await other.getByLabel('Work email').fill(`someone@${people.owner.split('@')[1]}`);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(
    other.getByText(/This domain does not sign in with a company account/),
  ).toBeVisible();
  await other.getByLabel('Work email').fill(quentin.email);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('link', { name: asQuentin }).click();
  await expect(other).toHaveURL('/your-settings/profile');
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await provider.stop();
});
