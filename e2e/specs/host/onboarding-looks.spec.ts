import { expect, test } from '../../fixtures/test.ts';
import { openAsOwner } from '../../pages/newcomers.ts';
import { OnboardingPage } from '../../pages/onboarding-page.ts';

test.slow();

for (const theme of ['light', 'dark'] as const) {
  test(`ONB-01 ONB-14 every step at 360 px has no accessibility finding in ${theme} and nothing beside it`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await openAsOwner(page, request);
    const wizard = new OnboardingPage(page);
    const look = async () => {
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
      const leave = page.getByRole('dialog').getByRole('button', { name: 'Sign out' });
      for (const button of await leave.all()) await expect(button).toBeInViewport({ ratio: 1 });
      const body = page.getByRole('dialog').locator('form');
      for (const form of await body.all()) {
        expect(await form.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
    };
    await expect(wizard.at('company')).toBeVisible();
    await look();
    await page.getByLabel(/^Zip Code/).fill('3660');
    await page.getByLabel(/^Company name/).focus();
    await expect(page.getByText('The zip code format is invalid.')).toBeVisible();
    await look();
    await page.getByLabel(/^Zip Code/).fill('');
    await wizard.next.click();
    await wizard.wantNumber();
    await look();
    await wizard.next.click();
    await expect(wizard.at('terms')).toBeVisible();
    await look();
    await wizard.agreeAndSend();
    await expect(wizard.at('apps')).toBeVisible();
    await look();
    await wizard.done.click();
    await expect(wizard.end).toBeVisible();
    await expect(wizard.tryCall).toBeVisible();
    await look();
    await wizard.tryCall.click();
    await expect(page.getByText(/^The phones of Noor Haddad ring/)).toBeVisible();
    await look();
  });
}

test('ONB-01 ONB-05 ONB-11 ONB-18 the whole wizard is done by keyboard', async ({
  page,
  request,
}) => {
  await openAsOwner(page, request);
  const wizard = new OnboardingPage(page);
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    const target = page.locator(':focus');
    for (let presses = 0; presses < 25; presses += 1) {
      const words = await target.evaluate(
        (element) =>
          element.getAttribute('aria-label') ??
          (element as HTMLInputElement).labels?.[0]?.innerText ??
          (element as HTMLElement).innerText,
      );
      if (words.startsWith(name)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await expect(page.getByLabel(/^Company name/)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose your personal number' })).toBeFocused();
  await expect(wizard.yes).toBeVisible();
  await tabTo('No, not now');
  await keyboard.press('ArrowUp');
  await expect(wizard.yes).toBeChecked();
  await expect(page.getByRole('button', { name: /^Change \+/ })).toBeVisible();
  await tabTo('Change +');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a number' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Choose a number' })).toBeHidden();
  await expect(wizard.at('number')).toBeVisible();
  await tabTo('Next');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '911 terms' })).toBeFocused();
  await tabTo('I have read');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Start making calls' })).toBeFocused();
  await tabTo('Windows');
  await tabTo('Done');
  await keyboard.press('Enter');
  await expect(wizard.end).toBeVisible();
  await expect(wizard.done).toBeFocused();
  await expect(wizard.tryCall).toBeVisible();
  await keyboard.press('Shift+Tab');
  await expect(wizard.tryCall).toBeFocused();
  await keyboard.press('Enter');
  const tried = page.getByRole('dialog', { name: /^Try a call to \+1/ });
  await expect(tried).toContainText('The phones of Noor Haddad ring for 20 s.');
  await keyboard.press('Escape');
  await expect(tried).toBeHidden();
  await expect(wizard.end).toBeVisible();
  await expect(wizard.tryCall).toBeFocused();
  await keyboard.press('Tab');
  await expect(wizard.done).toBeFocused();
  await keyboard.press('Enter');
  await expect(wizard.end).toBeHidden();
});
