import { randomBytes } from 'node:crypto';
import { signsOnHours } from '@jackfield/contract/api/webhook';
import { Webhook as Signer } from 'standardwebhooks';
import { ConfigError } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

const hour = 3_600_000;

interface Sealed {
  readonly id: string;
  readonly tenant_id: string;
  readonly sealed: string;
}

const about = ({ id, tenant_id: tenantId }: Omit<Sealed, 'sealed'>) => `webhook:${tenantId}:${id}`;

/** Gives a webhook a new secret and answers it; the one before signs for a day more (HOOK-01). */
export async function addSecret(
  tx: Tx,
  box: SecretBox,
  { tenantId, webhookId, now }: { tenantId: string; webhookId: string; now: Date },
): Promise<string> {
  const own = { tenant_id: tenantId, webhook_id: webhookId };
  await tx
    .deleteFrom('webhook_secret')
    .where((where) => where.and(own))
    .where('ends_at', 'is not', null)
    .execute();
  await tx
    .updateTable('webhook_secret')
    .set({ ends_at: new Date(now.getTime() + signsOnHours * hour) })
    .where((where) => where.and(own))
    .execute();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const row = { id: newId(), ...own, created_at: now };
  await tx
    .insertInto('webhook_secret')
    .values({ ...row, sealed: box.seal(secret, about(row)), ends_at: null })
    .execute();
  return secret;
}

/** The headers of a message, signed by every secret of its webhook that counts now, the newest first. */
export async function signedHeaders(
  tx: Tx,
  box: SecretBox,
  message: { id: string; tenantId: string; webhookId: string; body: string; at: Date },
): Promise<Record<string, string>> {
  const secrets = await tx
    .selectFrom('webhook_secret')
    .select(['id', 'tenant_id', 'sealed'])
    .where('tenant_id', '=', message.tenantId)
    .where('webhook_id', '=', message.webhookId)
    .where((or) => or.or([or('ends_at', 'is', null), or('ends_at', '>', message.at)]))
    .orderBy('created_at', 'desc')
    .execute();
  const signatures = secrets.map((row) =>
    new Signer(box.open(row.sealed, about(row))).sign(message.id, message.at, message.body),
  );
  return { ...headersOf(message.id, message.at), 'webhook-signature': signatures.join(' ') };
}

/** The headers of a message without its signature. */
export const headersOf = (id: string, at: Date): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Jackfield-Webhooks/1.0',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
});

/** Seals the secrets that are not sealed with the newest key, at the start. Throws ConfigError without the key of one. */
export async function sealWebhookSecrets(db: Database, box: SecretBox): Promise<void> {
  await db.system(async (tx) => {
    const rows = await tx
      .selectFrom('webhook_secret')
      .select(['id', 'tenant_id', 'sealed'])
      .execute();
    for (const row of rows.filter(({ sealed }) => !box.isCurrent(sealed))) {
      await tx
        .updateTable('webhook_secret')
        .set({ sealed: box.seal(openedAtStart(row, box), about(row)) })
        .where('id', '=', row.id)
        .execute();
    }
  });
}

function openedAtStart(row: Sealed, box: SecretBox): string {
  try {
    return box.open(row.sealed, about(row));
  } catch {
    throw new ConfigError(
      'Secrets of webhooks are sealed with a key that is not among SECRET_KEYS, or in secret-keys of the data folder. Every process on a database needs the same keys.',
    );
  }
}
