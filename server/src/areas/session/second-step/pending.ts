import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { t } from '@jackfield/texts';
import { hashSecret, newSecret } from '../tokens/secrets.ts';
import type { SignInStepTable } from './tables.ts';
import { texts } from './texts.ts';

export type PendingRow = Selectable<SignInStepTable>;

/** How long a sign-in waits for its second step, in seconds. */
export const pendingLife = 600;

type NewPending = Pick<PendingRow, 'teammate_id' | 'kind' | 'opened_by' | 'platform'> & {
  knows_device?: boolean;
};

/**
 * Notes that a browser has to answer something before it is signed in; answers the secret of its
 * cookie, of which the digest alone is stored. The secret opens nothing by itself.
 */
export async function beginPending(tx: Tx, pending: NewPending, now: Date): Promise<string> {
  const secret = newSecret();
  await put(tx, hashSecret(secret), pending, now);
  return secret;
}

/** The same for somebody who is signed in, whose session stands for the cookie. */
export async function beginInSession(
  tx: Tx,
  session: { sessionId: string; personId: string },
  challenge: string,
  now: Date,
): Promise<void> {
  const key = keyOfSession(session.sessionId);
  await tx.deleteFrom('sign_in_step').where('key', '=', key).execute();
  const { personId: teammate_id } = session;
  const row = { teammate_id, kind: 'session', opened_by: 'password', platform: 1 } as const;
  await put(tx, key, row, now);
  await setChallenge(tx, key, challenge);
}

/** Key of what waits in a session. */
export const keyOfSession = (sessionId: string): string => hashSecret(`session:${sessionId}`);

async function put(tx: Tx, key: string, pending: NewPending, now: Date): Promise<void> {
  await tx
    .insertInto('sign_in_step')
    .values({
      ...pending,
      key,
      challenge: null,
      created_at: now,
      expires_at: new Date(now.getTime() + pendingLife * 1000),
    })
    .execute();
}

/** Keeps what a browser was asked to sign. */
export async function setChallenge(tx: Tx, key: string, challenge: string): Promise<void> {
  await tx.updateTable('sign_in_step').set({ challenge }).where('key', '=', key).execute();
}

/** What was asked for, which counts once. */
export async function takeChallenge(tx: Tx, key: string): Promise<string> {
  const row = await tx
    .selectFrom('sign_in_step')
    .select('challenge')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  await tx.updateTable('sign_in_step').set({ challenge: null }).where('key', '=', key).execute();
  return row?.challenge ?? '';
}

/** What waits in a browser, its row locked; null when nothing does, or no longer. */
export async function lockPending(
  tx: Tx,
  cookie: string | undefined,
  kinds: readonly PendingRow['kind'][],
  now: Date,
): Promise<PendingRow | null> {
  if (cookie === undefined) return null;
  const row = await tx
    .selectFrom('sign_in_step')
    .selectAll()
    .where('key', '=', hashSecret(cookie))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  return (await isPasswordOlder(tx, row)) ? row : null;
}

/** A password that was changed meanwhile ends the sign-in with the one before. */
async function isPasswordOlder(tx: Tx, row: PendingRow): Promise<boolean> {
  if (row.teammate_id === null) return true;
  const newer = await tx
    .selectFrom('password')
    .select('teammate_id')
    .where('teammate_id', '=', row.teammate_id)
    .where('changed_at', '>', row.created_at)
    .executeTakeFirst();
  return newer === undefined;
}

/** What was shown is right, and what the account takes is to be set up with it. */
export async function setUpNext(tx: Tx, key: string): Promise<void> {
  await tx.updateTable('sign_in_step').set({ kind: 'setUp' }).where('key', '=', key).execute();
}

/** What waited is answered. */
export async function endPending(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('sign_in_step').where('key', '=', key).execute();
}

/** The refusal of an answer that nothing waits for any more. */
export const tookTooLong = (): ApiError =>
  new ApiError('TOKENEXPIRED', { message: t(texts.tookTooLong) });
