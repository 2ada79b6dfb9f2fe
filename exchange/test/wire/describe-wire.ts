import { describe } from 'vitest';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { findBrowser, findShell } from '../../../scripts/lib/browser.mjs';
import { found } from './find-asterisk.ts';

/** Tests that speak SIP with a real Asterisk; skipped where none can be had. */
export function describeWire(name: string, tests: (asterisk: Asterisk) => void): void {
  const asterisk = found;
  if ('lacks' in asterisk) describe.skip(name, () => undefined);
  else describe(name, () => tests(asterisk));
}

/** A Chromium, or null. */
const chromium = findShell() ?? findBrowser();

/** Tests that open a Chromium too; skipped where there is none. */
export function describeBrowsers(
  name: string,
  tests: (asterisk: Asterisk, chromium: string) => void,
): void {
  if (chromium === null) describe.skip(name, () => undefined);
  else describeWire(name, (asterisk) => tests(asterisk, chromium));
}
