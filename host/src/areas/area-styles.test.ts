// @vitest-environment jsdom
import { Script } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AreaPresence } from './area-presence.ts';
import { AreaStyles } from './area-styles.ts';
import { fakeArea } from './fake-area.ts';

const billing = fakeArea('billing', 'v2');
const people = { ...billing, area: 'people', entry: '/assets/mfe-people/v7/remoteEntry.js' };

let end: AbortController;
let presence: AreaPresence;
const hold = (area: string) => presence.hold(area, 'part');

/** A link whose file comes when `load` is dispatched; jsdom fetches none. */
function addLink(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const sheet = new CSSStyleSheet();
  let hasCome = false;
  Object.defineProperty(link, 'sheet', { get: () => (hasCome ? sheet : null) });
  document.head.append(link);
  const come = () => {
    hasCome = true;
    link.dispatchEvent(new Event('load'));
  };
  return { link, sheet, come };
}
const settle = () => Promise.resolve();

beforeEach(() => {
  end = new AbortController();
  presence = new AreaPresence();
  presence.name([people, billing]);
  new AreaStyles(presence).follow(end.signal);
});
afterEach(() => {
  end.abort();
  document.head.replaceChildren();
});

it('counts the styles of an area while it is held, and no longer', async () => {
  const { sheet, come } = addLink('/assets/mfe-billing/v2/105.css');
  const letGo = hold('billing');
  await settle();
  come();
  expect(sheet.disabled).toBe(false);
  letGo();
  expect(sheet.disabled).toBe(true);
  hold('billing');
  expect(sheet.disabled).toBe(false);
});

it('counts them until the last one who shows something of the area has let go', async () => {
  const { sheet, come } = addLink('/assets/mfe-billing/v2/105.css');
  const page = hold('billing');
  const part = hold('billing');
  await settle();
  come();
  page();
  page();
  expect(sheet.disabled).toBe(false);
  part();
  expect(sheet.disabled).toBe(true);
});

it('does not count a file that comes while nothing of its area is shown', async () => {
  const { sheet, come } = addLink('/assets/mfe-billing/v2/105.css');
  hold('people');
  await settle();
  come();
  expect(sheet.disabled).toBe(true);
});

it('knows a link that the page came with', () => {
  end.abort();
  const { sheet, come } = addLink('/assets/mfe-billing/v2/105.css');
  end = new AbortController();
  new AreaStyles(presence).follow(end.signal);
  come();
  expect(sheet.disabled).toBe(true);
});

it('leaves styles of the host, of other versions and of others alone', async () => {
  const links = [
    '/assets/host/abc/shell.css',
    '/assets/mfe-billing/v1/105.css',
    'https://x.test/a.css',
  ];
  const added = links.map(addLink);
  hold('billing')();
  await settle();
  for (const { come } of added) come();
  expect(added.map(({ sheet }) => sheet.disabled)).toEqual([false, false, false]);
});

it('knows a style element by the script that made it', async () => {
  const make = (file: string): HTMLStyleElement => {
    const code = "document.head.appendChild(document.createElement('style'))";
    return new Script(code, { filename: new URL(file, location.href).href }).runInThisContext();
  };
  const own = make('/assets/mfe-billing/v2/34.js');
  const host = make('/assets/host/abc/antd.js');
  await settle();
  expect([own.sheet?.disabled, host.sheet?.disabled]).toEqual([true, false]);
  hold('billing');
  expect(own.sheet?.disabled).toBe(false);
});

it('[SHIP-06] knows a sheet that a script adopts', () => {
  const make = (file: string): CSSStyleSheet =>
    new Script('new CSSStyleSheet()', {
      filename: new URL(file, location.href).href,
    }).runInThisContext();
  const own = make('/assets/mfe-billing/v2/34.js');
  const host = make('/assets/host/abc/antd.js');
  expect([own.disabled, host.disabled]).toEqual([true, false]);
  hold('billing')();
  expect(own.disabled).toBe(true);
  hold('billing');
  expect(own.disabled).toBe(false);
});
