import { newId } from '../../../platform/ids.ts';
import type { Tx } from '../../../platform/database.ts';
import { beginPending, tookTooLong } from '../second-step/pending.ts';
import { stepAfterPassword } from '../second-step/required.ts';
import type { SignedIn } from '../sign-in/sign-in.ts';
import { findKnownDevice, rememberDevice } from '../sign-in/known-device.ts';
import { findPerson, maySignIn, refuseUnready } from '../tokens/people.ts';
import { hashSecret } from '../tokens/secrets.ts';
import { type ClientInfo, startSession } from '../tokens/start-session.ts';
import type { SsoParts } from './parts.ts';
import { connectionOf } from './providers.ts';
import { endVisit, type ToldVisit } from './visits.ts';

interface Finishing extends ClientInfo {
  readonly cookie: string | undefined;
  readonly deviceCookie: string | undefined;
}

/** What a sealed token of a sign-in belongs to. */
export const tokenFor = (tenantId: string): string => `ssoToken:${tenantId}`;

/**
 * Opens the session of who has just come back, as a password does: the provider's second step counts
 * where the account takes it, else ours is asked. Throws 400 TOKENEXPIRED, 403 USERSUSPENDED.
 */
export function finish(parts: SsoParts, request: Finishing): Promise<SignedIn> {
  const now = parts.clock.now();
  return parts.db.system(async (tx) => {
    const found = request.cookie === undefined ? null : await endVisit(tx, parts, request.cookie);
    const person = found && (await findPerson(tx, found.visit.teammate_id ?? ''));
    const connection = found && (await connectionOf(tx, found.visit.tenant_id));
    if (found === null || person === null || connection === null) throw tookTooLong();
    refuseUnready(person);
    if (!maySignIn(person) || connection.mode === 'off') throw tookTooLong();
    const device = await findKnownDevice(tx, request.deviceCookie, person.id, now);
    const isProven = connection.is_provider_step_taken && found.told.hasSecondStep;
    const kind = isProven ? null : await stepAfterPassword(tx, person, now);
    if (kind !== null) {
      const what = { kind, teammate_id: person.id, opened_by: 'sso', platform: 1 } as const;
      const step = await beginPending(tx, { ...what, knows_device: device !== null }, now);
      await noteSession(tx, parts, found, { step_key: hashSecret(step), session_id: null });
      return { step };
    }
    const { sessionId, ...answer } = await startSession(tx, parts, {
      person,
      platform: 1,
      impersonation: null,
      client: { address: request.address, userAgent: request.userAgent },
      openedBy: 'sso',
      secondStep: isProven ? 'provider' : undefined,
    });
    await noteSession(tx, parts, found, { step_key: null, session_id: sessionId });
    return { answer, deviceCookie: device === null ? await rememberDevice(tx, person, now) : null };
  });
}

/** Remembers by which session of the provider one came. */
async function noteSession(
  tx: Tx,
  { secrets, clock }: SsoParts,
  { visit, told }: ToldVisit,
  which: { step_key: string | null; session_id: string | null },
) {
  const { idToken } = told;
  await tx
    .insertInto('sso_session')
    .values({
      id: newId(),
      tenant_id: visit.tenant_id,
      connection_id: visit.connection_id,
      ...which,
      subject: told.subject,
      sid: told.sid,
      id_token_sealed: idToken && secrets.seal(idToken, tokenFor(visit.tenant_id)),
      created_at: clock.now(),
    })
    .execute();
}
