import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import type { SecondStepTable } from './tables.ts';

export type SecondStepRow = Selectable<SecondStepTable>;

/** Whose second step it is. */
export interface StepPerson {
  readonly id: string;
  readonly tenantId: string;
}

/**
 * What is stored of a person, the row locked, so that of parallel attempts one follows the other;
 * made when there is none. Needs a system transaction, as everything of the second step does.
 */
export async function lockSecondStep(tx: Tx, person: StepPerson): Promise<SecondStepRow> {
  await tx
    .insertInto('second_step')
    .values({ teammate_id: person.id, tenant_id: person.tenantId })
    .onConflict((conflict) => conflict.column('teammate_id').doNothing())
    .execute();
  return tx
    .selectFrom('second_step')
    .selectAll()
    .where('teammate_id', '=', person.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes what is stored of a person. */
export async function setSecondStep(
  tx: Tx,
  personId: string,
  change: Partial<Omit<SecondStepRow, 'teammate_id' | 'tenant_id'>>,
): Promise<void> {
  await tx.updateTable('second_step').set(change).where('teammate_id', '=', personId).execute();
}

/** Which ways a person has; recovery codes alone are none. */
export interface Ways {
  readonly app: boolean;
  readonly passkey: boolean;
  readonly recovery: boolean;
}

/** The ways of a person. */
export async function waysOf(tx: Tx, personId: string): Promise<Ways> {
  const row = await tx
    .selectFrom('second_step')
    .select('app_secret')
    .where('teammate_id', '=', personId)
    .executeTakeFirst();
  const passkey = await tx
    .selectFrom('passkey')
    .select('id')
    .where('teammate_id', '=', personId)
    .executeTakeFirst();
  const code = await tx
    .selectFrom('recovery_code')
    .select('hash')
    .where('teammate_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  const app = row !== undefined && row.app_secret !== null;
  return { app, passkey: passkey !== undefined, recovery: code !== undefined };
}

/** Whether a person has a second step at all. */
export async function hasSecondStep(tx: Tx, personId: string): Promise<boolean> {
  const { app, passkey } = await waysOf(tx, personId);
  return app || passkey;
}

/** A person without an authenticator app. */
export const noApp = { app_secret: null, app_pending: null, app_since: null, app_used_at: null };

/** Removes the recovery codes of a person. */
export async function dropCodes(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('teammate_id', '=', personId).execute();
  await setSecondStep(tx, personId, { codes_made_at: null });
}
