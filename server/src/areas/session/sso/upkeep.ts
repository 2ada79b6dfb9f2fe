import { ConfigError } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { fetchMetadata } from './connect.ts';
import { lookAtDomains } from './domains.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, secretFor } from './providers.ts';
import { readMetadata } from './saml.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Looks at domains weekly and at providers daily, and forgets what nobody can use any longer. */
export async function keepSso(parts: SsoParts): Promise<void> {
  const now = parts.clock.now();
  await parts.db.system(async (tx) => {
    await tx.deleteFrom('sso_visit').where('expires_at', '<', now).execute();
    await tx.deleteFrom('sso_seen').where('ends_at', '<', now).execute();
    await tx
      .deleteFrom('sso_session')
      .where('session_id', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - hour))
      .execute();
  });
  await lookAtDomains(parts);
  const due = await parts.db.system((tx) =>
    tx
      .selectFrom('sso_connection')
      .selectAll()
      .where('checked_at', '<', new Date(now.getTime() - day))
      .execute(),
  );
  for (const connection of due) await lookAtProvider(parts, connection, now);
}

/** Reads keys or metadata again, so that a change of them is followed; tells where nothing answers. */
async function lookAtProvider(parts: SsoParts, connection: Connection, now: Date): Promise<void> {
  const change = await seenOf(parts, connection).catch(() => ({
    unreachable_since: connection.unreachable_since ?? now,
  }));
  await parts.db.system((tx) =>
    tx
      .updateTable('sso_connection')
      .set({ unreachable_since: null, checked_at: now, ...change })
      .where('id', '=', connection.id)
      // What the provider before says is nothing of the one that was connected meanwhile.
      .where('connected_at', '=', connection.connected_at)
      .execute(),
  );
}

async function seenOf(parts: SsoParts, connection: Connection) {
  const { metadata_url: url, protocol } = connection;
  if (protocol === 'oidc') {
    const { keys, hasSignOutPage } = await parts.providers.of(connection);
    return { key_count: keys, has_sign_out_page: hasSignOutPage };
  }
  if (url === null) return {};
  const read = await readMetadata(await fetchMetadata(parts, url), 'metadataUrl');
  if (read.issuer !== connection.issuer) throw new Error('Metadata of another provider.');
  const certificates = [...read.certificates];
  return { certificates, sign_in_url: read.signInUrl, key_count: certificates.length };
}

/** Seals the secrets of clients that are not sealed with the newest key, at the start. Throws ConfigError without the key of one. */
export async function sealSsoSecrets(db: Database, box: SecretBox): Promise<void> {
  await db.system(async (tx) => {
    const rows = await tx
      .selectFrom('sso_connection')
      .select(['id', 'tenant_id', 'secret_sealed'])
      .execute();
    for (const { id, tenant_id: tenantId, secret_sealed: sealed } of rows) {
      if (sealed === null || box.isCurrent(sealed)) continue;
      const secret_sealed = box.seal(openedAtStart(box, sealed, tenantId), secretFor(tenantId));
      await tx.updateTable('sso_connection').set({ secret_sealed }).where('id', '=', id).execute();
    }
  });
}

function openedAtStart(box: SecretBox, sealed: string, tenantId: string): string {
  try {
    return box.open(sealed, secretFor(tenantId));
  } catch {
    throw new ConfigError(
      'Secrets of single sign-on are sealed with a key that is not among SECRET_KEYS, or in secret-keys of the data folder. Every process on a database needs the same keys.',
    );
  }
}
