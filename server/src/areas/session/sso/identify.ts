import type { ClaimEffect, SignOnRefusal } from '@jackfield/contract/api/sso';
import type { Tx } from '../../../platform/database.ts';
import { findPerson, findPersonByEmail, type SignInPerson } from '../tokens/people.ts';
import { isOfVerifiedDomain } from '../tokens/sign-on.ts';
import type { Connection } from './providers.ts';
import type { Told } from './told.ts';

/** Whom what was told is about. */
export type Identified =
  | { readonly person: SignInPerson; readonly foundBy: 'subject' | 'email' }
  /** Nobody yet, but whoever it is may become a user. */
  | { readonly newcomer: { readonly email: string } }
  | { readonly refusal: SignOnRefusal; readonly person?: SignInPerson };

/**
 * Finds who somebody at the provider is here. Once linked, the subject alone decides, whatever email
 * comes with it; before that, an email inside the account's verified domains finds one of its own
 * people, who is linked to nobody else (SSO-01). Whoever was deleted comes in once invited anew.
 */
export async function identify(tx: Tx, connection: Connection, told: Told): Promise<Identified> {
  const linked = await linkOf(tx, connection, { subject: told.subject });
  const known = linked && (await findPerson(tx, linked.teammate_id));
  if (known !== null && known.status !== 'cancel') return judged(known, connection, 'subject');
  const { email } = told;
  if (email === null || !(await isOfVerifiedDomain(tx, connection.tenant_id, email))) {
    return { refusal: 'foreignEmail' };
  }
  const person = await findPersonByEmail(tx, email);
  if (person === null) {
    return connection.just_in_time === 'standard' && known === null
      ? { newcomer: { email } }
      : { refusal: 'unknown' };
  }
  // Somebody of another account, or who is linked to another person at the provider.
  if (person.tenantId !== connection.tenant_id) return { refusal: 'unknown' };
  const other = await linkOf(tx, connection, { teammate_id: person.id });
  return other === null ? judged(person, connection, 'email') : { refusal: 'unknown', person };
}

function judged(
  person: SignInPerson | null,
  connection: Connection,
  foundBy: 'subject' | 'email',
): Identified {
  const isGone = person === null || person.status === 'cancel' || person.tenantStatus === 'cancel';
  if (isGone || person.tenantId !== connection.tenant_id) return { refusal: 'unknown' };
  return person.status === 'suspended' ? { refusal: 'suspended', person } : { person, foundBy };
}

async function linkOf(
  tx: Tx,
  { id }: Connection,
  by: { subject: string } | { teammate_id: string },
) {
  const row = await tx
    .selectFrom('sso_identity')
    .select(['subject', 'teammate_id'])
    .where('connection_id', '=', id)
    .where((where) => where.and(by))
    .executeTakeFirst();
  return row ?? null;
}

/** Links a person to who they are at the provider, for good; until then that was somebody deleted, or nobody. */
export async function link(
  tx: Tx,
  connection: Connection,
  { subject, teammateId, now }: { subject: string; teammateId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('sso_identity')
    .values({
      tenant_id: connection.tenant_id,
      connection_id: connection.id,
      subject,
      teammate_id: teammateId,
      linked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['connection_id', 'subject'])
        .doUpdateSet({ teammate_id: teammateId, linked_at: now }),
    )
    .execute();
}

const emailNames =
  /^(email|mail|preferred_username|upn|.*\/emailaddress|urn:oid:0\.9\.2342\.19200300\.100\.1\.3)$/i;
const nameNames = /^(name|displayname|.*\/displayname)$/i;
const stepNames = /^(amr|authncontext)$/i;
const warnings: ReadonlySet<ClaimEffect> = new Set([
  'noUser',
  'foreignEmail',
  'otherUser',
  'suspended',
  'noSecondStep',
  'secondStepNotCounted',
]);

/** What each claim of a test does here, and whether that is a warning. */
export function effectsOf(connection: Connection, told: Told, found: Identified) {
  return told.claims.map(([name, value]) => {
    const effect = effectOf(connection, told, found, name);
    return { name, value, effect, isWarning: warnings.has(effect) };
  });
}

function effectOf(
  connection: Connection,
  told: Told,
  found: Identified,
  name: string,
): ClaimEffect {
  if (name === 'sub' || name === 'NameID') return 'remembered';
  if (emailNames.test(name)) return emailEffect(found);
  if (stepNames.test(name)) return stepEffect(connection, told);
  if (!nameNames.test(name) || !('person' in found)) return 'notUsed';
  return found.person?.name === told.name ? 'sameName' : 'otherName';
}

function emailEffect(found: Identified): ClaimEffect {
  if ('newcomer' in found) return 'makesUser';
  if (!('refusal' in found)) return found.foundBy === 'email' ? 'findsUser' : 'notUsed';
  if (found.refusal === 'foreignEmail' || found.refusal === 'suspended') return found.refusal;
  return found.person === undefined ? 'noUser' : 'otherUser';
}

function stepEffect({ is_provider_step_taken: isTaken }: Connection, told: Told): ClaimEffect {
  if (!told.hasSecondStep) return 'noSecondStep';
  return isTaken ? 'secondStep' : 'secondStepNotCounted';
}
