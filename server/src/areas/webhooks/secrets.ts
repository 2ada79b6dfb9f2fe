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

/** A secret of a webhook as it is stored. */
export type SealedSecret = Omit<Sealed, 'tenant_id'>;

/** The headers of a message, signed by these secrets of its webhook. */
export function signedHeaders(
  box: SecretBox,
  secrets: readonly SealedSecret[],
  message: { id: string; tenantId: string; body: string; at: Date },
): Record<string, string> {
  const signatures = secrets.map(({ id, sealed }) =>
    new Signer(box.open(sealed, about({ id, tenant_id: message.tenantId }))).sign(
      message.id,
      message.at,
      message.body,
    ),
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
