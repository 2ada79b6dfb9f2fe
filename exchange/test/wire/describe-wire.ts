import { describe } from 'vitest';
import { type Asterisk, findAsterisk } from '../../../scripts/lib/asterisk.mjs';

const found = await findAsterisk(['asterisk', 'sipp', 'baresip']);

/** Tests that speak SIP with a real Asterisk; where none can be had, skipped with why. */
export function describeWire(name: string, tests: (asterisk: Asterisk) => void): void {
  if ('lacks' in found) describe.skip(`${name} (${found.lacks})`, () => undefined);
  else describe(name, () => tests(found));
}
