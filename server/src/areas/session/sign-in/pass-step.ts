import type { ShownPasskey } from '@jackfield/contract/api/passkey';
import type { AppKey, NewWay, PendingStep, Proof } from '@jackfield/contract/api/second-step';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, invalidField, notFound } from '../../../platform/errors.ts';
import { addedEntry, mailAdded } from '../second-step/added.ts';
import { makeAppKey, portalName, storeWay } from '../second-step/add-way.ts';
import { askToMake, askToShow, shownPasskey } from '../second-step/passkeys.ts';
import {
  beginPending,
  endPending,
  lockPending,
  type PendingRow,
  setChallenge,
  setUpNext,
  takeChallenge,
  tookTooLong,
} from '../second-step/pending.ts';
import { waysOf } from '../second-step/person-row.ts';
import { prove } from '../second-step/prove.ts';
import { acceptedNow, isEnough } from '../second-step/required.ts';
import { auditStep, mailPerson } from '../second-step/notify.ts';
import { texts as stepTexts } from '../second-step/texts.ts';
import { findPerson, maySignIn, refuseUnready, type SignInPerson } from '../tokens/people.ts';
import type { AuthServices } from '../tokens/services.ts';
import { type ClientInfo, startSession } from '../tokens/start-session.ts';
import type { SecondStepKind } from '../tokens/tables.ts';
import { rememberDevice } from './known-device.ts';
import type { Entered } from './sign-in.ts';
import { t } from '@jackfield/texts';

/** Who answers: the browser's cookie, and where it is. */
export interface StepRequest {
  readonly cookie: string | undefined;
  readonly client: ClientInfo;
  readonly requestId: string;
}

interface Waiting {
  readonly pending: PendingRow;
  readonly person: SignInPerson;
}

/** Who waits in a browser, as long as the person may sign in. */
async function waitingIn(
  tx: Tx,
  { cookie }: StepRequest,
  kind: 'check' | 'setUp',
  now: Date,
): Promise<Waiting> {
  const pending = await lockPending(tx, cookie, [kind], now);
  const person = pending?.teammate_id ? await findPerson(tx, pending.teammate_id) : null;
  if (pending === null || person === null) throw tookTooLong();
  refuseUnready(person);
  if (!maySignIn(person)) throw tookTooLong();
  return { pending, person };
}

/** Opens the session that waited. */
async function enter(
  tx: Tx,
  services: AuthServices,
  { pending, person }: Waiting,
  { client, secondStep }: { client: ClientInfo; secondStep: SecondStepKind },
): Promise<Entered> {
  const { sessionId, ...answer } = await startSession(tx, services, {
    person,
    platform: pending.platform,
    impersonation: null,
    client,
    openedBy: pending.opened_by,
    secondStep,
  });
  await tx
    .updateTable('sso_session')
    .set({ session_id: sessionId, step_key: null })
    .where('step_key', '=', pending.key)
    .execute();
  await endPending(tx, pending.key);
  const now = services.clock.now();
  return {
    answer,
    deviceCookie: pending.knows_device ? null : await rememberDevice(tx, person, now),
  };
}

/** What is still to be done in a browser. Throws 404 when nothing waits. */
export function readPending(services: AuthServices, request: StepRequest): Promise<PendingStep> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const pending = await lockPending(tx, request.cookie, ['check', 'setUp'], now);
    const person = pending?.teammate_id ? await findPerson(tx, pending.teammate_id) : null;
    if (pending === null || person === null) throw notFound();
    const kind = pending.kind === 'setUp' ? 'setUp' : 'check';
    const accepted = await acceptedNow(tx, person, now);
    return { kind, email: person.email, ways: { ...(await waysOf(tx, person.id)) }, accepted };
  });
}

/**
 * Ends a sign-in with its second step. Where the account asks for passkeys, a code shows who it is,
 * and a passkey is set up before there is a session.
 */
export async function passStep(
  services: AuthServices,
  proof: Proof,
  request: StepRequest,
): Promise<Entered> {
  const now = services.clock.now();
  const { publicUrl, secrets } = services;
  const outcome = await services.db.system(async (tx) => {
    const waiting = await waitingIn(tx, request, 'check', now);
    const { person, pending } = waiting;
    const challenge = await takeChallenge(tx, pending.key);
    const proved = await prove(tx, { person, proof, challenge, publicUrl, secrets, now });
    if ('refusal' in proved) return proved;
    if (proved.by === 'recovery') await notifyOfRecovery(tx, person, now, request.requestId);
    if (!(await isEnough(tx, person, proved.by, now))) {
      await setUpNext(tx, pending.key);
      return { refusal: new ApiError('SECONDSTEP') };
    }
    return enter(tx, services, waiting, { client: request.client, secondStep: proved.by });
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}

async function notifyOfRecovery(tx: Tx, person: SignInPerson, now: Date, requestId: string) {
  const { left } = await tx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('teammate_id', '=', person.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const codes = { before: { recoveryCodes: left + 1 }, after: { recoveryCodes: left } };
  await auditStep(tx, person, { action: 'security.useCode', ...codes, now, requestId });
  await mailPerson(tx, person, { kind: 'recoveryCodeUsed', left }, now);
}

/** What a browser needs to show a passkey of whoever waits in it. */
export function askPendingPasskey(services: AuthServices, request: StepRequest) {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const { pending, person } = await waitingIn(tx, request, 'check', now);
    const options = await askToShow(tx, person.id, services.publicUrl);
    await setChallenge(tx, pending.key, options.challenge);
    return { ...options };
  });
}

/** Key of an app for who must have a second step. */
export function beginPendingApp(services: AuthServices, request: StepRequest): Promise<AppKey> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const { person } = await waitingIn(tx, request, 'setUp', now);
    if (!(await isEnough(tx, person, 'app', now))) throw new ApiError('PASSKEYONLY');
    return makeAppKey(tx, person, services.secrets);
  });
}

/** What a browser needs to make a passkey for who must have a second step. */
export function beginPendingPasskey(services: AuthServices, request: StepRequest) {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const { pending, person } = await waitingIn(tx, request, 'setUp', now);
    const portal = { publicUrl: services.publicUrl, name: portalName(person.companyName) };
    const options = await askToMake(tx, person, portal);
    await setChallenge(tx, pending.key, options.challenge);
    return { ...options };
  });
}

/** Sets up what the account requires, and opens the session. */
export async function setUpPending(
  services: AuthServices,
  way: NewWay,
  request: StepRequest & { passkeyName: string },
): Promise<Entered & { codes: string[] | null }> {
  const now = services.clock.now();
  const outcome = await services.db.system(async (tx) => {
    const waiting = await waitingIn(tx, request, 'setUp', now);
    const { person, pending } = waiting;
    if (!(await isEnough(tx, person, way.kind, now))) throw new ApiError('PASSKEYONLY');
    const challenge = await takeChallenge(tx, pending.key);
    const { publicUrl, secrets } = services;
    const adding = { way, challenge, publicUrl, secrets, name: request.passkeyName, now };
    const added = await storeWay(tx, person, adding);
    if ('refusal' in added) return added;
    const { requestId, client } = request;
    await auditStep(tx, person, { ...addedEntry(way.kind, added.name), now, requestId });
    await mailAdded(tx, person, way.kind, now);
    const entered = await enter(tx, services, waiting, { client, secondStep: way.kind });
    return { ...entered, codes: added.codes };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}

/** What a browser needs to sign in with a passkey of anybody, and the secret of its cookie. */
export function askPasskey(services: AuthServices) {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const what = { kind: 'anybody', teammate_id: null, opened_by: 'passkey', platform: 1 } as const;
    const step = await beginPending(tx, what, now);
    const options = await askToShow(tx, null, services.publicUrl);
    const pending = await lockPending(tx, step, ['anybody'], now);
    if (pending !== null) await setChallenge(tx, pending.key, options.challenge);
    return { step, options: { ...options } };
  });
}

/** Signs in with a passkey alone: it knows its person by face, finger or PIN. */
export async function signInWithPasskey(
  services: AuthServices,
  { response, onlyAs }: { response: ShownPasskey; onlyAs?: string | undefined },
  request: StepRequest,
): Promise<Entered> {
  const now = services.clock.now();
  const outcome = await services.db.system(async (tx) => {
    const pending = await lockPending(tx, request.cookie, ['anybody'], now);
    if (pending === null) throw tookTooLong();
    const challenge = await takeChallenge(tx, pending.key);
    const { publicUrl } = services;
    const shown = await shownPasskey(tx, { response, challenge, publicUrl, now }, true);
    const person = shown && (await findPerson(tx, shown.teammate_id));
    if (person === null || person.status === 'cancel' || person.tenantStatus === 'cancel') {
      const refusal = invalidField('passkey', t(stepTexts.passkeyUnknown), 'CODEINVALID');
      return { refusal };
    }
    if (onlyAs !== undefined && person.id !== onlyAs) {
      return { refusal: invalidField('passkey', t(stepTexts.passkeyOther), 'CODEINVALID') };
    }
    if (person.status === 'suspended') return { refusal: new ApiError('USERSUSPENDED') };
    if (!person.isEmailConfirmed) return { refusal: new ApiError('EMAILNOTCONFIRMED') };
    const { client } = request;
    return enter(tx, services, { pending, person }, { client, secondStep: 'passkey' });
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}
