import { findAsterisk } from '../../../scripts/lib/asterisk.mjs';

/** Asterisk and the phones that tests need, or what is missing. */
export const found = await findAsterisk(['asterisk', 'sipp', 'baresip']);

/** Before the first test file, which would wait in silence while Asterisk is made. */
export default function tell(): void {
  if ('lacks' in found) process.stdout.write(`Call tests are skipped: ${found.lacks}\n`);
}
