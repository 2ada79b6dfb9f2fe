/**
 * Bytes of texts before the first rows (LANG-02): what the first lists ask for below `/languages`
 * until they can be used, as sent, in each language that the portal offers, and the requests.
 *
 *   node bench/languages.mjs
 *
 * LANGUAGES_DIR names another folder of languages.
 */
import { rmSync } from 'node:fs';
import { offeredLanguages } from '../server/src/platform/languages.ts';
import { report } from './lib/bench.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';
import { textsOfPage } from './page-meter.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';

const folder = makeFolder();
const rows = 'main table tr[data-row]';
const pages = {
  users: { path: '/admin-settings/users/listing', ready: rows },
  'company numbers': { path: '/admin-settings/numbers/listing', ready: rows },
  teams: { path: '/admin-settings/teams/listing', ready: rows },
  brands: { path: '/admin-settings/compliance/brands/listing', ready: rows },
  home: { path: '/admin-settings/home', ready: 'main h1' },
  'sign-in': { path: '/auth/login', ready: 'input[type=password]' },
};

try {
  const { LANGUAGES_DIR } = process.env;
  const portal = await startPortal({
    DEMO: '1',
    DATA_DIR: folder,
    ...(LANGUAGES_DIR && { LANGUAGES_DIR }),
  });
  const state = await signIn(portal.url);
  const table = [];
  for (const { tag } of offeredLanguages()) {
    await portal.db.pool.query('update teammate set language = $1', [tag]);
    const row = { language: tag };
    for (const [name, { path, ready }] of Object.entries(pages)) {
      const page = { url: portal.url + path, ready, ...(name !== 'sign-in' && { state }) };
      const { bytes, requests } = await textsOfPage(page, tag);
      row[name] = `${(bytes / 1000).toFixed(1)} kB in ${requests}`;
    }
    table.push(row);
  }
  report(
    { texts: table },
    { 'LANG-02': table.map(({ language, users }) => `${language} ${users}`).join('; ') },
  );
  await portal.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
