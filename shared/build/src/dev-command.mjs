import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { folderOfRemote, readArea, startDevRemote } from './dev-remote.mjs';

/**
 * Runs one remote from source in a portal that runs already, until the process is ended.
 *
 * @param {string[]} args its name, `--against <address>` (PORTAL_URL), and `--port` (3005)
 * @throws {Error} with one line that says what is wrong
 */
export async function develop(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { against: { type: 'string' }, port: { type: 'string', default: '3005' } },
  });
  const against = values.against ?? process.env.PORTAL_URL;
  if (!against || !URL.canParse(against)) {
    throw new Error('Name a portal: --against http://localhost:8080');
  }
  const folder = folderOfRemote(positionals[0]);
  const { area, label } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const found = await readArea(against, area);
  const stop = await startDevRemote({ folder, port: Number(values.port), against });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
  const address = `http://localhost:${values.port}`;
  const link = new URL('/staff/releases', against);
  link.search = String(new URLSearchParams({ preview: area, address }));
  const place = found ? `instead of ${found.name} ${found.version}` : 'as a new area';
  console.log(`\n${found?.label ?? label} runs from source, ${place}, in a browser that`);
  console.log(`opens this link and confirms (staff sign-in):\n\n  ${link}\n`);
}
