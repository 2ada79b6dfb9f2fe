import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { supportKey } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const guard = '/admin-settings/billing/call-credits/edit/guard';
const headers = { 'x-jackfield': '1', 'x-support-key': supportKey };

async function open(page: Page, path = guard, who: string = people.owner) {
  await new LoginPage(page).resume(who);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const get = async (page: Page, path: string) =>
  (await page.request.get(path, { headers: { 'x-jackfield': '1' } })).json();
const personOf = async (page: Page, name: string): Promise<string> =>
  (await get(page, `/api/teammate?search=${name}`)).items[0].id;

interface Used {
  readonly who: string;
  readonly to: string;
  readonly amount: number;
}

/** What the switch does when a call has ended, and before one begins. */
async function theSwitch(page: Page) {
  const { id: tenantId } = await get(page, '/api/tenant');
  const from = '+12515550142';
  return {
    async charges(...used: readonly Used[]) {
      const records = used.map(({ who, to, amount }) => ({
        id: randomUUID(),
        tenantId,
        date: new Date().toISOString(),
        usageType: 'international',
        direction: 'outbound',
        from,
        to,
        teammateId: who,
        duration: 540,
        units: 9,
        rate: 0.174,
        amount,
      }));
      const data = { records };
      const answer = await page.request.post('/api/support/usage', { headers, data });
      return answer.json();
    },
    async mayCall(to: string) {
      const data = { tenantId, teammateId: null, to };
      const answer = await page.request.post('/api/support/call-permission', { headers, data });
      return (await answer.json()).isAllowed as boolean;
    },
  };
}

const bar = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Calls abroad are stopped.' });
const stop = (page: Page) => page.getByRole('region', { name: 'Any 60 minutes' });

test.describe('spend guard', () => {
  test.afterEach(async ({ request }) => {
    await expect(await request.post('/__test/reset')).toBeOK();
  });

  test('J7 a cap stops a run of calls abroad, every admin sees it, and one lifts it', async ({
    page,
    secondBrowser,
  }) => {
    await open(page);
    const second = await secondBrowser();
    await open(second, '/admin-settings/users/listing', people.admin);
    const line = await theSwitch(page);
    const kenji = await personOf(page, 'Kenji');
    const grace = await personOf(page, 'Grace');
    expect(await line.mayCall('+819055550101')).toBe(true);
    await line.charges({ who: kenji, to: '+639175550142', amount: 1.6 });
    await expect(bar(second)).toBeHidden();
    await line.charges({ who: grace, to: '+819055550101', amount: 1.5 });

    for (const each of [page, second]) {
      await expect(bar(each)).toContainText('The cap of $3.00 in 60 minutes was reached at');
      await expect(bar(each)).toContainText('Emergency calls still work.');
    }
    expect(await line.mayCall('+819055550101')).toBe(false);
    expect(await line.mayCall('911')).toBe(true);
    expect(await line.mayCall('+12055550111')).toBe(true);
    const { refused } = await line.charges({ who: grace, to: '+819055550101', amount: 1 });
    expect(refused).toMatchObject([{ because: 'stopped' }]);

    await second.getByRole('button', { name: 'Review' }).click();
    await expect(second).toHaveURL(guard);
    await expect(stop(second)).toContainText('$3.10 spent, 2 calls abroad');
    await expect(stop(second).getByRole('row', { name: /Kenji/ })).toContainText('Philippines');
    await expect(stop(second)).toContainText('Calls abroad stopped');
    await stop(second).getByRole('link', { name: 'Kenji Watanabe' }).click();
    await expect(second).toHaveURL(/edit\/usage\?usageType=international&day=[\d-]+&user=/);
    await expect(second.getByRole('cell', { name: /Kenji Watanabe/ }).first()).toBeVisible();
    await second.goBack();
    await stop(second).getByRole('button', { name: 'Turn Philippines off…' }).click();
    await expect(second).toHaveURL(/international-calling$/);
    await second.goBack();

    await stop(page).getByRole('button', { name: 'Lift the stop…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lift the stop of calls abroad?' });
    await dialog.getByRole('button', { name: 'Lift the stop' }).click();
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByLabel('Reason').fill('Recall of all patients');
    await dialog.getByLabel('Higher cap').fill('2.50');
    await dialog.getByRole('button', { name: 'Lift the stop' }).click();
    await expect(dialog).toContainText('Enter a cap above $3.00.');
    await dialog.getByLabel('Higher cap').fill('');
    await dialog.getByRole('button', { name: 'Lift the stop' }).click();
    await expect(page.getByText('Calls abroad work again', { exact: true })).toBeVisible();

    for (const each of [page, second]) await expect(bar(each)).toBeHidden();
    await expect(second.getByText(/^Renee Castellano lifted the stop at .+ [ap]m$/)).toBeVisible();
    await expect(second.getByText('“Recall of all patients”')).toBeVisible();
    expect(await line.mayCall('+819055550101')).toBe(true);
  });

  test('J7 ring and field are one value, and the save bar alone stores it', async ({ page }) => {
    await open(page);
    const ring = page.getByRole('slider', { name: 'Cap, A day' });
    const field = page.getByLabel('Account, a day');
    await expect(ring).toHaveAttribute('aria-valuetext', '$7.00');
    await expect(
      page.getByText('A $7.00 cap would have stopped nothing in the last 30 days.'),
    ).toBeVisible();
    await ring.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(field).toHaveValue('18.00');
    await field.fill('1');
    await expect(ring).toHaveAttribute('aria-valuetext', '$1.00');
    await expect(
      page.getByText(/^A \$1\.00 cap would have stopped calls abroad on \d+ of/),
    ).toBeVisible();
    const box = await ring.boundingBox();
    const plot = await page.getByRole('region', { name: 'Spend by day' }).boundingBox();
    if (!box || !plot) throw new Error('The chart is not there.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 4 });
    await page.mouse.up();
    await expect(field).not.toHaveValue('1');
    await page.reload();
    await expect(field).not.toHaveValue('7.00');
    const note = page.getByRole('status').filter({ hasText: 'were restored' });
    await note.getByRole('button', { name: 'Discard' }).click();
    await expect(field).toHaveValue('7.00');
    await field.fill('0.50');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Enter a cap from $1.00 to $10,000.00.')).toBeVisible();
    await field.fill('9.5');
    await page.getByRole('switch', { name: 'Calls abroad at night' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Spend guard saved')).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('9.50');
    await expect(page.getByRole('switch', { name: 'Calls abroad at night' })).not.toBeChecked();
  });

  test('annex G6 credit is added by itself, once, and the month says how far it came', async ({
    page,
  }) => {
    await open(page, '/admin-settings/billing/call-credits/edit/balance');
    const card = page.getByRole('region', { name: 'Automatic top-up' });
    await card.getByRole('switch').click();
    const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
    await dialog.getByLabel('When credit falls below').fill('250');
    await dialog.getByLabel('Add this amount').fill('60');
    await dialog.getByLabel('Monthly limit').fill('50');
    await dialog.getByRole('button', { name: 'Turn top-up on' }).click();
    await expect(dialog).toContainText('Enter at least the top-up amount.');
    await dialog.getByLabel('Monthly limit').fill('100');
    await dialog.getByRole('button', { name: 'Turn top-up on' }).click();
    await expect(card).toContainText('add $60.00 from Visa ending 4242');
    const last = page.getByRole('region', { name: 'Last transactions' });
    await expect(last.getByRole('row').filter({ hasText: 'Automatic top-up' })).toContainText(
      '+$60.00',
      { timeout: 20_000 },
    );
    await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$308.60');
    await expect(card).toContainText('$60.00 of $100.00');
    await expect(card).toContainText(/^.*Limit reached for \w+\. Credit is not topped up until/);
    await expect(last.getByRole('row').filter({ hasText: 'Automatic top-up' })).toHaveCount(1);
    await card.getByRole('switch').click();
    await expect(page.getByText('Automatic top-up is off')).toBeVisible();
  });
});
