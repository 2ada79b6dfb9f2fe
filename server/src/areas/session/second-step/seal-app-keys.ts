import { ConfigError } from '../../../platform/config.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { setSecondStep } from './person-row.ts';
import { sealedFor } from './prove.ts';

const atOnce = 500;

function opened(sealed: string, about: string, secrets: SecretBox): string {
  try {
    return secrets.open(sealed, about);
  } catch {
    throw new ConfigError(
      'Keys of authenticator apps are sealed with a key that is not among SECRET_KEYS, or in secret-keys of the data folder. Every process on a database needs the same keys.',
    );
  }
}

async function sealPart(tx: Tx, secrets: SecretBox, after: string): Promise<string | null> {
  const rows = await tx
    .selectFrom('second_step')
    .select(['teammate_id', 'tenant_id', 'app_secret'])
    .where('teammate_id', '>', after)
    .where('app_secret', 'is not', null)
    .orderBy('teammate_id')
    .limit(atOnce)
    .forUpdate()
    .execute();
  for (const { teammate_id: id, tenant_id: tenantId, app_secret: sealed } of rows) {
    if (sealed === null) continue;
    const about = sealedFor({ id, tenantId });
    const text = opened(sealed, about, secrets);
    if (secrets.isCurrent(sealed)) continue;
    // What was only being set up is begun again.
    await setSecondStep(tx, id, { app_secret: secrets.seal(text, about), app_pending: null });
  }
  return rows.at(-1)?.teammate_id ?? null;
}

/** Seals the keys of all authenticator apps with the newest key, at the start after a change of keys. */
export async function sealAppKeys(db: Database, secrets: SecretBox): Promise<void> {
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const from: string = after;
    after = await db.system((tx) => sealPart(tx, secrets, from));
  }
}
