import { breakRemote, endlessMount, faults } from '../../fixtures/faults.ts';
import { people } from '../../fixtures/people.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { asStaff, republish } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

// A service worker answers from its own cache, which would hide the faults that routes bring.
test.use({ serviceWorkers: 'block' });

const billing = '/api/releases/direct/billing';
const throwing = "if(window.isBroken)throw new Error('thrown on purpose');";

/** Versions of billing that fail in a browser which says so, and how that is shown. */
const broken = [
  {
    version: 'throws-in-mount',
    patch: (text: string) =>
      text.replace(
        /(contract:\(\)=>[\w$]+,mount:\(\)=>)([\w$]+)/,
        `$1c=>{${throwing}return $2(c)}`,
      ),
    title: 'Billing could not be opened',
  },
  {
    version: 'throws-in-render',
    patch: (text: string) =>
      text.replace(/(\bComponent:\(\)=>)([\w$]+)/g, `$1p=>{${throwing}return $2(p)}`),
    title: 'Oops, something went wrong.',
  },
];

async function move(portal: Portal, name: 'promote' | 'rollback', body: object): Promise<void> {
  const { version } = await (await asStaff(portal, billing)).json();
  const why = 'Shown by a test';
  const path = `${billing}/${name}`;
  const answer = await asStaff(portal, path, { method: 'POST', body: { ...body, why }, version });
  expect(answer.status, await answer.text()).toBe(200);
}

for (const { version, patch, title } of broken) {
  test(`SHELL-61 Try again takes the version that was rolled back to when ${version}`, async ({
    page,
    portal,
  }) => {
    await republish(portal, 'mfe-billing', { version, patch });
    await move(portal, 'promote', { remote: 'mfe-billing', version, audience: 'all' });
    await page.addInitScript(() => void Reflect.set(window, 'isBroken', true));
    await new LoginPage(page).signIn(people.owner, '/admin-settings/users/listing');
    const shell = new ShellPage(page);
    await shell.entry('Billing Information').click();
    await expect(shell.heading).toHaveText(title);

    await move(portal, 'rollback', {});
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(shell.heading).toHaveText(/^Billing information/i);
  });
}

test('another page of an area that could not be opened is another try', async ({ page, watch }) => {
  watch.allow(/on purpose/);
  const fault = faults.find(({ name }) => name === 'it throws while it mounts') ?? endlessMount;
  const { mend } = await breakRemote(page, 'mfe-billing', fault);
  await new LoginPage(page).signIn(people.owner, '/admin-settings/users/listing');
  const shell = new ShellPage(page);
  await shell.entry('Billing Information').click();
  await expect(shell.heading).toHaveText('Billing could not be opened');
  await shell.entry('Subscription').click();
  await expect(page).toHaveURL(/subscription/);
  await expect(shell.heading).toHaveText('Billing could not be opened');

  await mend();
  await shell.entry('Billing Information').click();
  await expect(shell.heading).toHaveText(/^Billing information/i);
});
