import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';

/**
 * Takes pictures of the built gallery into gallery/dist/shots and reports what axe finds, in both
 * themes and at 390 px. CHROMIUM names the browser to use; a name on the command line limits the
 * pictures to those that contain it.
 */
const dist = join(import.meta.dirname, 'dist');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://x').pathname;
  const file = extname(path) ? path : '/index.html';
  try {
    const body = await readFile(join(dist, file));
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.end(body);
  } catch {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${server.address().port}`;

const limit = { timeout: 3000 };
/** What a scene is about, and what it waits for before its picture. */
const role =
  (...roles) =>
  (page) =>
    page.locator(roles.map((name) => `[role=${name}]`).join(', ')).first();
const heading = (page) => page.getByRole('heading').first();
const rows = (page) => page.locator('tbody tr, main li').first();
const menu = role('menu', 'dialog');
/** Fonts are there and nothing moves any more; what moves without end does not count. */
const settled = (page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.getAnimations().every((animation) => {
        const { iterations = 1 } = animation.effect?.getTiming() ?? {};
        return animation.playState !== 'running' || iterations === Infinity;
      }),
    undefined,
    limit,
  );
const nothing = async () => undefined;
const click = (name) => (page) => page.getByRole('button', { name, exact: true }).click(limit);
// Phones show rows without boxes.
const choose = (count) => async (page) => {
  await rows(page).waitFor(limit);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  if ((await boxes.count()) === 0) return;
  for (let at = 0; at < count; at += 1) {
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(at * 2 + 1)
      .click(limit);
  }
};
// Phones have one button for the ways to add.
const add = (way) => async (page) => {
  const button = page.getByRole('button', { name: way, exact: true });
  const all = page.getByRole('button', { name: 'Add', exact: true });
  await button.or(all).click(limit);
  if ((await all.count()) > 0) await page.getByRole('dialog').getByText(way).click(limit);
};
const rowMenu = (page) =>
  page
    .getByRole('button', { name: /^Actions for Daniel/ })
    .first()
    .click();
const scenes = [
  ['components', '?page=components'],
  ['components-confirm', '?page=components', click('Confirm'), role('dialog')],
  ['components-success', '?page=components', click('Success'), role('dialog')],
  ['components-account', '?page=components', click('Account'), role('dialog')],
  ['components-toasts', '?page=components', click('Toasts'), role('status', 'alert')],
  ['components-menu', '?page=components', click('Menu'), menu],
  ['list', '?page=listing', nothing, rows],
  ['list-menu', '?page=listing', rowMenu, menu],
  ['list-bulk', '?page=listing', choose(3), rows],
  ['list-endless', '?page=listing&state=endless', nothing, rows],
  ['list-loading', '?page=listing&state=loading', nothing, rows],
  ['list-empty', '?page=listing&state=empty'],
  ['list-no-match', '?page=listing&state=empty&search=okonkwo'],
  ['list-failed', '?page=listing&state=failed'],
  ['list-denied', '?page=listing&state=denied'],
  ['edit', '?page=editing'],
  ['edit-dirty', '?page=editing', (page) => page.getByLabel('Last name').fill('Okafor Bright')],
  [
    'edit-invalid',
    '?page=editing',
    async (page) => {
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: /^Save/ }).click();
    },
  ],
  ['conflict', '?page=conflict'],
  ['history', '?page=changes'],
  ['media', '?page=media'],
  ['media-full', '?page=media&state=full', add('Upload'), role('dialog')],
  ['media-loading', '?page=media&state=loading'],
  ['media-record', '?page=media', add('Record'), role('dialog')],
  ['media-upload', '?page=media', add('Upload'), role('dialog')],
  ['ivr', '?page=ivr', (page) => page.locator('[data-input="3"]').click(limit)],
  ['ivr-advanced', '?page=ivr', click('ADVANCED SETTINGS'), role('dialog')],
  ['ivr-row', '?page=ivr', click('Add')],
  ['ivr-missing', '?page=ivr&state=missing'],
  ['ivr-empty', '?page=ivr&state=empty'],
  ['ivr-loading', '?page=ivr&state=loading'],
  ['hours', '?page=hours'],
  ['hours-date', '?page=hours', click('Edit Christmas Eve'), role('dialog')],
  ['hours-always', '?page=hours&state=always'],
  ['flow', '?page=flow'],
  [
    'flow-lost',
    '?page=flow',
    (page) => page.getByRole('treeitem', { name: /Locations/ }).click(limit),
  ],
  ['flow-try', '?page=flow', click('Try a call'), role('dialog')],
  ['flow-review', '?page=flow&state=review', nothing, role('dialog')],
  ['devices', '?page=devices'],
  ['devices-empty', '?page=devices&state=empty'],
  ['devices-add', '?page=devices', click('Add desk phone'), role('dialog')],
  ['orders', '?page=orders'],
  ['orders-open', '?page=orders&state=open'],
  ['orders-history', '?page=orders&state=history'],
  ['addresses', '?page=addresses'],
  ['numbers', '?page=numbers'],
  ['numbers-empty', '?page=numbers&state=empty'],
  ['numbers-choose', '?page=numbers', click('Change +1 (251) 555-0203'), role('dialog')],
  ['media-speech', '?page=media&state=mute', add('Text to speech'), role('dialog')],
];
const looks = [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 1440, height: 900 }],
  ['light', { width: 390, height: 844 }, '-390'],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const wanted = process.argv[2] ?? '';
for (const [theme, viewport, suffix = ''] of looks) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') process.stdout.write(`console: ${message.text()}\n`);
  });
  page.on('pageerror', (error) => process.stdout.write(`page error: ${error.message}\n`));
  for (const [name, query, act = nothing, shown = heading] of scenes) {
    const label = `${name}-${theme}${suffix}`;
    if (!label.includes(wanted)) continue;
    await page.goto(`${origin}/${query}&theme=${theme}`);
    try {
      await act(page);
      await shown(page).waitFor(limit);
      await settled(page);
    } catch (error) {
      process.stdout.write(`${label}: ${error.message.split('\n')[0]}\n`);
    }
    await page.screenshot({ path: join(dist, 'shots', `${label}.png`) });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .disableRules(['region'])
      .analyze();
    for (const { id, nodes } of violations) {
      process.stdout.write(
        `${label}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join('\n    ')}\n`,
      );
    }
  }
  await context.close();
}
await browser.close();
server.close();
