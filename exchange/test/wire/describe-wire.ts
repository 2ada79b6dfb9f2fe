import { describe } from 'vitest';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { found } from './find-asterisk.ts';

/** Tests that speak SIP with a real Asterisk; skipped where none can be had. */
export function describeWire(name: string, tests: (asterisk: Asterisk) => void): void {
  const asterisk = found;
  if ('lacks' in asterisk) describe.skip(name, () => undefined);
  else describe(name, () => tests(asterisk));
}
