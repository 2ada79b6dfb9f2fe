import type { Proof, StepUpWays } from '@jackfield/contract/api/second-step';
import { type Actor, type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import type { PolicyRow } from '../../../platform/policy.ts';
import type { Sitting } from '../../../platform/services.ts';
import { auditAuth } from '../tokens/audit.ts';
import { noteStep } from '../tokens/note-step.ts';
import { findPerson, type SignInPerson } from '../tokens/people.ts';
import type { AuthServices } from '../tokens/services.ts';
import { askToShow } from './passkeys.ts';
import { beginInSession, keyOfSession, takeChallenge } from './pending.ts';
import { hasSecondStep, waysOf } from './person-row.ts';
import { prove, provedBy } from './prove.ts';
import { acceptedNow, isEnough } from './required.ts';

/** A second step counts for so long. */
const fresh = 10 * 60_000;

/**
 * Who sits at the keyboard: whoever acts for somebody shows the own second step or password.
 * Throws 403 for support, which has none here.
 */
export function personAt({ isSupport, impersonatorId, teammateId }: Sitting): string {
  if (isSupport === true) throw new ApiError('FORBIDDEN');
  return impersonatorId ?? teammateId;
}

/**
 * Whether somebody has to show the second step again. Who has none is asked for the password, where
 * that is asked, else for nothing. Support is not asked: its sessions are opened by a link and say
 * why they act.
 */
export function isStepUpDue(
  services: AuthServices,
  actor: Sitting,
  asked: NonNullable<PolicyRow['stepUp']>,
): Promise<boolean> {
  if (actor.isSupport === true) return Promise.resolve(false);
  const now = services.clock.now().getTime();
  const isFresh = (at: Date | null | undefined) => !!at && now - at.getTime() < fresh;
  return services.db.system(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select(['second_step_at as stepAt', 'password_at as passwordAt'])
      .where('id', '=', actor.sessionId)
      .executeTakeFirst();
    if (isFresh(session?.stepAt)) return false;
    if (await hasSecondStep(tx, personAt(actor))) return true;
    return asked !== true && !isFresh(session?.passwordAt);
  });
}

/** With what whoever sits at the keyboard can show it: passkeys alone, where those are taken and there. */
export function stepUpWays(services: AuthServices, context: RequestContext): Promise<StepUpWays> {
  const id = personAt(signedIn(context));
  return services.db.system(async (tx) => {
    const person = await findPerson(tx, id);
    if (person === null) throw notFound();
    const accepted = await acceptedNow(tx, person, services.clock.now());
    const ways = await waysOf(tx, id);
    const isOther = accepted === 'passkeyOrApp' || !ways.passkey;
    return {
      email: person.email,
      ways: { ...ways, app: ways.app && isOther, recovery: ways.recovery && isOther },
      accepted,
      ...((await cameByProvider(tx, context)) && { isSignOn: true }),
    };
  });
}

/** Whether the session came by the provider of the account, where its person can be asked again (SSO-01). */
async function cameByProvider(tx: Tx, context: RequestContext): Promise<boolean> {
  const actor = signedIn(context);
  const session = await tx
    .selectFrom('session')
    .select('opened_by')
    .where('id', '=', actor.sessionId)
    .executeTakeFirst();
  return session?.opened_by === 'sso';
}

/** What a browser needs to show a passkey of who is signed in. */
export function askForStepUp(services: AuthServices, context: RequestContext) {
  const actor = signedIn(context);
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const options = await askToShow(tx, personAt(actor), services.publicUrl);
    const session = { sessionId: actor.sessionId, personId: personAt(actor) };
    await beginInSession(tx, session, options.challenge, now);
    return { ...options };
  });
}

/**
 * Where the account asks for passkeys, whoever has one shows it. Who has none yet shows what there
 * is: with it a passkey could be added all the same.
 */
async function refuseLess(tx: Tx, person: SignInPerson, kind: Proof['kind'], now: Date) {
  if (await isEnough(tx, person, kind, now)) return;
  if ((await waysOf(tx, person.id)).passkey) throw new ApiError('PASSKEYONLY');
}

/** Shows the second step again; it counts for a while, in this session alone. */
export async function stepUp(
  services: AuthServices,
  context: RequestContext,
  proof: Proof,
): Promise<void> {
  const actor = signedIn(context);
  const { publicUrl, secrets, clock } = services;
  const now = clock.now();
  const proved = await services.db.system(async (tx) => {
    const person = await findPerson(tx, personAt(actor));
    if (person === null) throw notFound();
    await refuseLess(tx, person, proof.kind, now);
    const challenge = await takeChallenge(tx, keyOfSession(actor.sessionId));
    const outcome = await prove(tx, { person, proof, challenge, publicUrl, secrets, now });
    if ('refusal' in outcome) return outcome;
    await noteStep(tx, actor.sessionId, outcome.by, now);
    await auditAuth(tx, entryOf(person, actor, { by: outcome.by, now, context }));
    return outcome;
  });
  provedBy(proved);
}

function entryOf(
  person: SignInPerson,
  actor: Actor,
  { by, now, context }: { by: Proof['kind']; now: Date; context: RequestContext },
) {
  return {
    tenantId: actor.tenantId,
    at: now,
    actor: { id: person.id, name: person.name },
    via: context.via,
    action: by === 'recovery' ? 'security.useCode' : 'security.stepUp',
    entity: 'teammate',
    entityId: person.id,
    entityName: person.name,
    requestId: context.requestId,
  } as const;
}
