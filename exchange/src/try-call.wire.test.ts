import { afterAll, beforeAll, expect, it } from 'vitest';
import { BrowserPhone } from '../test/wire/browser-phone.ts';
import { describeBrowsers } from '../test/wire/describe-wire.ts';
import { Processes } from '../test/wire/processes.ts';

/** YYYY-MM-DD. */
function nextMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}

describeBrowsers('a call that is tried by the phone of the portal', (_, executablePath) => {
  let processes: Processes;
  let maya: BrowserPhone;

  beforeAll(async () => {
    processes = await Processes.start(28_600);
    maya = await BrowserPhone.open(processes, executablePath, 'maya');
  });
  afterAll(async () => {
    await maya.stop();
    await processes.stop();
  });

  it('[CALL-16] is heard over the dialog, whose steps light up, with its keys, and is not on the live board', async () => {
    const { page } = maya;
    await maya.open();
    await page.keyboard.press('Escape');
    const routing = await page.request.get('/api/routing/config');
    const { companies } = (await routing.json()) as { companies: { id: string }[] };
    await page.goto(`/admin-settings/numbers/edit/${companies[0]?.id}/call-handling`);
    await page.getByRole('button', { name: 'Try a call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Try a call' });
    const here = dialog.locator('li[aria-current=step]');
    // A time at which the menu answers, whenever this is.
    await dialog.getByLabel('Day').fill(nextMonday());
    await dialog.getByLabel('Time', { exact: true }).fill('10:00 am');
    await dialog.getByRole('button', { name: 'Hear it on the phone' }).click();
    await dialog.getByText('You hear the call on your phone').waitFor();
    await here.waitFor();
    expect(await maya.card.count()).toBe(0);
    const before = await here.textContent();
    const key = dialog
      .getByRole('list', { name: 'Who answers, key by key' })
      .getByRole('button')
      .first();
    await key.click();
    await expect.poll(() => here.textContent(), { timeout: 20_000 }).not.toBe(before);
    await dialog.getByRole('button', { name: 'Hang up' }).click();
    await dialog.getByRole('button', { name: 'Hear it on the phone' }).waitFor();
    const live = await page.request.get('/api/call');
    expect(((await live.json()) as { items: unknown[] }).items).toEqual([]);
  });
});
