import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Visit } from '../payments.ts';

const hour = 3_600_000;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Somebody of an account who is on a page beside the portal. */
export interface PaymentVisit extends Visit {
  /** Known to them alone. */
  readonly id: string;
  readonly kind: 'card' | 'portal';
}

/** Id that nobody guesses. */
export const secretId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('base64url')}`;

/** Lets somebody come for an hour; answers the path of their page, which is theirs alone. */
export async function openVisit(
  { db, clock }: Parts,
  kind: PaymentVisit['kind'],
  { tenantId, personId, returnTo }: Visit,
): Promise<string> {
  const id = secretId('vs');
  const now = clock.now();
  await db.tenant(tenantId, async (tx) => {
    await tx
      .deleteFrom('payment_visit')
      .where('tenant_id', '=', tenantId)
      .where('expires_at', '<', now)
      .execute();
    await tx
      .insertInto('payment_visit')
      .values({
        id,
        kind,
        tenant_id: tenantId,
        person_id: personId,
        return_to: returnTo,
        created_at: now,
        expires_at: new Date(now.getTime() + hour),
      })
      .execute();
  });
  return `/${kind}/${id}`;
}

/** The visit of an address; null for one that is over or never was. */
export async function findVisit({ db, clock }: Parts, id: string): Promise<PaymentVisit | null> {
  const row = await db.system((tx) =>
    tx
      .selectFrom('payment_visit')
      .selectAll()
      .where('id', '=', id)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst(),
  );
  if (row === undefined) return null;
  const { kind, tenant_id: tenantId, person_id: personId, return_to: returnTo } = row;
  return { id, kind, tenantId, personId, returnTo };
}
