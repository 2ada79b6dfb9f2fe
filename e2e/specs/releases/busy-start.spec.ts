import { type ChildProcess, spawn } from 'node:child_process';
import { people } from '../../fixtures/people.ts';
import { startPortal } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const busyLoops = 40;
const patience = 600_000;

test.skip(process.env.NIGHTLY !== '1', 'keeps the whole machine busy, which others would feel');

test('[SHIP-01] a first start beside forty busy loops serves every area once it says that it is ready', async ({
  browser,
}) => {
  test.setTimeout(patience + 300_000);
  const loops: ChildProcess[] = Array.from({ length: busyLoops }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    const portal = await startPortal({}, undefined, patience);
    try {
      const { areas } = await (await fetch(`${portal.url}/registry`)).json();
      const names = areas.map(({ area }: { area: string }) => area);
      expect(names.toSorted()).toEqual([
        'billing',
        'compliance',
        'integrations',
        'numbers',
        'people',
        'phone',
        'settings',
      ]);
      for (const loop of loops) loop.kill('SIGKILL');
      const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
      await new LoginPage(page).signIn(people.owner);
      await page.goto('/admin-settings/users/listing');
      await expect(new ShellPage(page).heading).toHaveText(/^Users/);
      await page.context().close();
    } finally {
      await portal.stop();
    }
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});
