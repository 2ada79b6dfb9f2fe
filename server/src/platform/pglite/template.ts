import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { migrate, readMigrations } from '../migrate.ts';
import { PglitePool } from './pool.ts';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/jackfield', import.meta.url));
/** After this time another process that began a template counts as gone. */
const patience = 60_000;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Folder of the prepared database; its name changes with the engine and every migration. */
async function templateFolder(): Promise<string> {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const version = /pglite@[\d.]+/.exec(engine)?.[0] ?? dirname(engine);
  const hash = createHash('sha256').update(version);
  for (const { name, checksum } of await readMigrations()) hash.update(name).update(checksum);
  return join(cache, `pglite-${hash.digest('hex').slice(0, 16)}`);
}

async function build(template: string): Promise<void> {
  const draft = `${template}.draft`;
  await rm(draft, { recursive: true, force: true });
  const pool: pg.Pool = await PglitePool.open(draft);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  await rename(draft, template);
}

/**
 * Makes the prepared database when it is missing: making an empty cluster takes five seconds,
 * copying one a fraction of that. Answers its folder; null where the cache cannot be written.
 */
export async function ensureTemplate(): Promise<string | null> {
  const template = await templateFolder();
  if (await exists(template)) return template;
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK);
  } catch {
    return null;
  }
  const claim = `${template}.claim`;
  for (;;) {
    try {
      await mkdir(claim);
      break;
    } catch {
      if (await exists(template)) return template;
      const since = await stat(claim).then(
        (found) => found.mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - since > patience) await rm(claim, { recursive: true, force: true });
      await wait(100);
    }
  }
  try {
    if (!(await exists(template))) await build(template);
    return template;
  } finally {
    await rm(claim, { recursive: true, force: true });
  }
}

/** Fills a folder that does not exist yet with the prepared database; leaves others alone. */
export async function prepareFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  const template = await ensureTemplate();
  if (template === null) return;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(template, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await rename(draft, folder);
}
