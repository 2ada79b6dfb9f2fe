import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import type { Database } from './database.ts';
import { createSecretBox, type SecretBox, type SecretKey } from './secret-box.ts';

const keyBytes = 32;
const written = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

const fault = (where: string) =>
  new ConfigError(
    `${where} must be keys such as 2026a:BASE64, separated by commas, each of 32 bytes in base64, the newest first.`,
  );

/** Reads keys as settings and the file write them; throws ConfigError. */
export function parseSecretKeys(text: string, where: string): SecretKey[] {
  const keys = text
    .split(/[,\s]+/)
    .filter(Boolean)
    .map((one) => {
      const [, id = '', base64 = ''] = written.exec(one) ?? [];
      return { id, bytes: Buffer.from(base64, 'base64') };
    });
  const isSound = keys.every(({ bytes }) => bytes.length === keyBytes);
  const isDistinct = new Set(keys.map(({ id }) => id)).size === keys.length;
  if (keys.length === 0 || !isSound || !isDistinct) throw fault(where);
  return keys;
}

const newKey = () =>
  `${randomBytes(4).toString('hex')}:${randomBytes(keyBytes).toString('base64')}\n`;

interface KeySource {
  /** Keys of the settings; without them those of the data folder count. */
  readonly secretKeys: string | undefined;
  readonly dataDir: string;
}

/**
 * Keys that secrets are sealed with, the newest first. Without a setting they lie in `secret-keys`
 * of the data folder, which the first start makes; of processes that start at once one makes it.
 */
export async function readSecretKeys({ secretKeys, dataDir }: KeySource): Promise<SecretKey[]> {
  if (secretKeys !== undefined) return parseSecretKeys(secretKeys, 'SECRET_KEYS');
  const path = join(dataDir, 'secret-keys');
  const stored = () => readFile(path, 'utf8').catch(() => null);
  if ((await stored()) === null) {
    const draft = `${path}.${process.pid}`;
    await mkdir(dataDir, { recursive: true });
    await writeFile(draft, newKey(), { mode: 0o600, flush: true });
    await link(draft, path).catch(() => undefined);
    await rm(draft, { force: true });
  }
  return parseSecretKeys((await stored()) ?? '', path);
}

/** The box of the server's settings. Throws ConfigError. */
export async function openSecretBox(source: KeySource): Promise<SecretBox> {
  return createSecretBox(await readSecretKeys(source));
}

/** Throws ConfigError when a key is another than the one that had its name. */
async function compareChecks(db: Database, secrets: SecretBox, isKept: boolean): Promise<void> {
  const given = secrets.checks();
  const stored = await db.system(async (tx) => {
    if (isKept) {
      await tx
        .insertInto('secret_key')
        .values(given.map(({ name, value }) => ({ name, check_value: value })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    }
    return tx.selectFrom('secret_key').select(['name', 'check_value']).execute();
  });
  const values = new Map(stored.map((row) => [row.name, row.check_value]));
  const wrong = given.find(({ name, value }) => (values.get(name) ?? value) !== value);
  if (wrong === undefined) return;
  throw new ConfigError(
    `The secret key ${wrong.name} is another than the ${wrong.name} that this database was used with. Give every process the same SECRET_KEYS, or secret-keys of the data folder, and a new key a new name.`,
  );
}

/**
 * Seals with keys that are the right ones: none is another than the database remembers by its name,
 * and one that the database does not know yet is remembered once `seal` has opened what it finds.
 * Throws ConfigError.
 */
export async function sealWithRightKeys(
  db: Database,
  secrets: SecretBox,
  seal: () => Promise<void>,
): Promise<void> {
  await compareChecks(db, secrets, false);
  await seal();
  await compareChecks(db, secrets, true);
}
