import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onProductNode } from './lib/toolchain.mjs';

/**
 * `pnpm call +12515550100 --press 3`: places a call from the loopback trunk of `npm run start:calls`
 * to a number of the demo, and prints what was heard and who rang (docs/exchange.md).
 */
const usage = `pnpm call NUMBER [--press KEYS] [--from NUMBER] [--stay SECONDS]

  NUMBER          whom to call, such as +12515550100
  --press 13      keys that the caller presses once the call is answered
  --from NUMBER   who calls, +13125550142 unless given
  --stay 10       seconds that the caller stays after that`;

const numberForm = /^\+[1-9]\d{6,14}$/;
const options = {
  press: { type: 'string', default: '' },
  from: { type: 'string', default: '+13125550142' },
  stay: { type: 'string', default: '10' },
};

if (await onProductNode(import.meta.url, { install: false })) {
  try {
    await placed(readCall());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** @throws {Error} with how it is asked for, when something is missing or no number */
function readCall() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [called = ''] = positionals;
  const { from, press, stay } = values;
  const isCall = numberForm.test(called) && numberForm.test(from) && /^[\d*#]*$/.test(press);
  if (!isCall || !/^\d{1,4}$/.test(stay)) throw new Error(usage);
  return { called, from, presses: [...press], stays: Number(stay) * 1000 };
}

async function placed(call) {
  const { findAsterisk } = await import('./lib/asterisk.mjs');
  const { asteriskFolder, readSettings } = await import('../exchange/src/settings.ts');
  const { placeCall } = await import('../exchange/test/wire/carrier-call.ts');
  const { ariPasswordOf, watchAsterisk } = await import('../exchange/test/wire/watch-call.ts');
  const { endOf, storyOf } = await import('./lib/call-story.mjs');
  const asterisk = await findAsterisk(['asterisk', 'sipp']);
  if (asterisk.lacks) throw new Error(`A call needs Asterisk and SIPp: ${asterisk.lacks}.`);
  // It asks the portal as people do.
  const settings = readSettings({ ...process.env, EXCHANGE_KEY: 'none' });
  const password = ariPasswordOf(asteriskFolder(settings));
  const events = [];
  const close = await watchAsterisk({ port: settings.ariPort, password }, (event) =>
    events.push(event),
  );
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-call-'));
  try {
    const began = Date.now();
    const statuses = await placeCall(asterisk, { folder, port: settings.sip.port }, call);
    const refused = endOf(statuses, call);
    if (refused) throw new Error(refused);
    const port = process.env.PORT ?? new URL(settings.portal.url).port;
    const origin = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
    const lines = await storyOf(events, { ...call, began, folder: settings.folder, origin });
    console.log(lines.join('\n'));
    console.log(`SIP answered ${statuses.join(', ')}.`);
  } finally {
    close();
    rmSync(folder, { recursive: true });
  }
}
