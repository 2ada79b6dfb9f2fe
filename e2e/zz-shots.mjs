import { chromium } from '@playwright/test';
const url = 'http://localhost:41777';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const log = [];
for (const [name, scheme, w, h, who] of [['light','light',1440,1000,'renee@harbordental.com'],['mobile','light',390,844,'renee@harbordental.com'],['own','light',1440,1000,'daniel@harbordental.com']]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('pageerror', (e) => log.push(`${name} ${e}`));
  page.on('console', (m) => m.type() === 'error' && log.push(`${name} ${m.text()}`));
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(who);
  await page.getByLabel('Password', { exact: true }).fill('Lantern-Road27');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/settings/);
  const shot = (what) => page.screenshot({ path: `/tmp/shot-${what}-${name}.png` });
  const base = name === 'own' ? '/your-settings/calls' : '/admin-settings/company/usage/calls';
  await page.goto(`${url}${base}?direction=inbound`); await page.waitForTimeout(5000); await shot('log');
  await page.goto(`${url}${base}?direction=inbound&status=missed&days=30`); await page.waitForTimeout(5000); await shot('missed');
  const row = page.locator(name === 'mobile' ? 'ul li[aria-posinset] button' : 'tbody tr[data-row]').first();
  if (await row.count()) { if (name === 'mobile') await row.click(); else { await row.focus(); await page.keyboard.press('Enter'); } await page.waitForTimeout(4000); await shot('rec'); log.push(page.url()); }
  if (name === 'light') {
    await page.goto(`${url}${base}?direction=inbound`); await page.waitForTimeout(3000);
    await page.getByRole('button', { name: 'Schedule…' }).focus(); await page.keyboard.press('Enter'); await page.waitForTimeout(1500); await shot('sched');
    await page.keyboard.press('Escape'); await page.waitForTimeout(500);
    log.push('focus after esc: ' + await page.evaluate(() => document.activeElement?.textContent));
    await page.goto(`${url}/admin-settings/company/usage`); await page.waitForTimeout(3000); await shot('spend');
  }
  await context.close();
}
console.log(log.join('\n')); await browser.close();
