import { createHash } from 'node:crypto';
import pg from 'pg';
import { migrate, readMigrations } from '../src/platform/migrate.ts';

/** Any number; the same for every worker of a run. */
const templateLock = 724_501_132;

let made: Promise<string> | undefined;

/** Runs statements on the server's own database. */
export async function onServer<T>(
  address: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Name of an empty database with the newest schema, of which the tests make copies: a copy takes a
 * tenth of the time of the migrations. The first worker of a server makes it.
 */
export function postgresTemplate(address: string): Promise<string> {
  return (made ??= make(address));
}

async function make(address: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of await readMigrations()) hash.update(name).update(checksum);
  const template = `template_${hash.digest('hex').slice(0, 16)}`;
  await onServer(address, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) await build(client, address, template);
  });
  return template;
}

/** A draft takes the name only once it is whole. */
async function build(client: pg.Client, address: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const url = new URL(address);
  url.pathname = `/${draft}`;
  const pool = new pg.Pool({ connectionString: url.href });
  await migrate(pool);
  await pool.end();
  await client.query(`alter database ${draft} rename to ${template}`);
}
