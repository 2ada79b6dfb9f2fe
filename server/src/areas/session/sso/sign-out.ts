import type { Tx } from '../../../platform/database.ts';
import { invalidField } from '../../../platform/errors.ts';
import { appendEvent } from '../../../platform/events.ts';
import { securityEvent } from '../second-step/notify.ts';
import { endSession } from '../tokens/session-repository.ts';
import { tokenFor } from './finish.ts';
import { type Ended, readLogoutToken, signOutAt } from './oidc.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, connectionOf, valuesOf } from './providers.ts';

/** Whether a session came by the provider, and where its sign-out is; null where it has none, or is silent. */
export async function signOutOf(
  parts: SsoParts,
  { sessionId, tenantId }: { sessionId: string; tenantId: string },
): Promise<{ isSignOn: boolean; signOutUrl: string | null }> {
  const { connection, row } = await parts.db.system(async (tx) => ({
    connection: await connectionOf(tx, tenantId),
    row: await tx
      .selectFrom('sso_session')
      .select('id_token_sealed')
      .where('session_id', '=', sessionId)
      .executeTakeFirst(),
  }));
  if (row === undefined || connection === null) return { isSignOn: false, signOutUrl: null };
  if (connection.protocol === 'saml') return { isSignOn: true, signOutUrl: null };
  const { signOutUrl: backTo } = valuesOf(parts.publicUrl, tenantId);
  const sealed = row.id_token_sealed;
  const idToken = sealed === null ? null : parts.secrets.open(sealed, tokenFor(tenantId));
  const found = await parts.providers.of(connection).catch(() => null);
  return { isSignOn: true, signOutUrl: found && signOutAt(found, idToken, backTo) };
}

/** Ends what a provider says has ended. Throws 400 for a token that is not to be trusted, or was here. */
export async function endByProvider(
  parts: SsoParts,
  tenantId: string,
  token: string,
): Promise<void> {
  const connection = await parts.db.system((tx) => connectionOf(tx, tenantId));
  const refused = () => invalidField('logout_token', 'logout_token');
  if (connection === null || connection.protocol !== 'oidc') throw refused();
  const found = await parts.providers.of(connection);
  const ended = await readLogoutToken(parts.fetch, found, token).catch(() => {
    throw refused();
  });
  await parts.db.system(async (tx) => {
    const isNew = await takeOnce(tx, connection, { id: `jti:${ended.id}`, endsAt: later(parts) });
    if (!isNew) throw refused();
    await endSessions(tx, connection, ended, parts.clock.now());
  });
}

/** A token is five minutes old at most. */
const later = ({ clock }: SsoParts) => new Date(clock.now().getTime() + 3_600_000);

async function endSessions(tx: Tx, connection: Connection, { sid, subject }: Ended, now: Date) {
  const rows = await tx
    .deleteFrom('sso_session')
    .where('connection_id', '=', connection.id)
    .where((row) => (sid === null ? row('subject', '=', subject ?? '') : row('sid', '=', sid)))
    .returning(['session_id', 'step_key'])
    .execute();
  for (const { session_id: id, step_key: key } of rows) {
    if (key !== null) await tx.deleteFrom('sign_in_step').where('key', '=', key).execute();
    if (id === null) continue;
    await endSession(tx, id, 'revoked', now);
    await appendEvent(tx, connection.tenant_id, securityEvent(await ownerOf(tx, id)), now);
  }
}

async function ownerOf(tx: Tx, sessionId: string): Promise<string> {
  const { teammate_id: id } = await tx
    .selectFrom('session')
    .select('teammate_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes an assertion or a token, which counts once; false for one that was taken before. */
export async function takeOnce(
  tx: Tx,
  { id: connectionId, tenant_id: tenantId }: Connection,
  { id, endsAt }: { id: string; endsAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('sso_seen')
    .values({ tenant_id: tenantId, connection_id: connectionId, id, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
