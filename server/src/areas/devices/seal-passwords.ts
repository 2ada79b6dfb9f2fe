import { sql } from 'kysely';
import { ConfigError } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { passwordOf } from './dto.ts';

const atOnce = 500;

interface Stored {
  readonly id: string;
  readonly tenant_id: string;
  readonly sip_password: string;
}

/** The password of a device. Throws ConfigError when the key that sealed it is not there. */
function opened(device: Stored, secrets: SecretBox): string {
  const { sip_password: stored } = device;
  if (!secrets.isSealed(stored)) return stored;
  try {
    return secrets.open(stored, passwordOf(device));
  } catch {
    throw new ConfigError(
      'Passwords of devices are sealed with a key that is not among SECRET_KEYS, or in secret-keys of the data folder. Every process on a database needs the same keys.',
    );
  }
}

async function sealPart(tx: Tx, secrets: SecretBox, after: string): Promise<string | null> {
  const { rows } = await sql<Stored>`
    select id, tenant_id, sip_password from device where id > ${after}
    order by id limit ${atOnce} for update`.execute(tx);
  for (const device of rows) {
    const password = opened(device, secrets);
    if (secrets.isCurrent(device.sip_password)) continue;
    await sql`update device set sip_password = ${secrets.seal(password, passwordOf(device))}
      where id = ${device.id}`.execute(tx);
  }
  return rows.at(-1)?.id ?? null;
}

/**
 * Seals the passwords of all devices that are not sealed with the newest key, at the start: those
 * of demo accounts, and all after a change of keys. A key is of no use any more afterwards.
 */
export async function sealDevicePasswords(db: Database, secrets: SecretBox): Promise<void> {
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const from: string = after;
    after = await db.system((tx) => sealPart(tx, secrets, from));
  }
}
