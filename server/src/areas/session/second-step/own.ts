import { hasAccepted, type NewWay, type OwnSecurity } from '@jackfield/contract/api/second-step';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import { write } from '../../../platform/write.ts';
import { noteStep } from '../tokens/note-step.ts';
import { findPerson, type SignInPerson } from '../tokens/people.ts';
import type { AuthServices } from '../tokens/services.ts';
import { addedEntry, mailAdded } from './added.ts';
import { makeAppKey, makeCodes, portalName, storeWay } from './add-way.ts';
import { askToMake, passkeysOf } from './passkeys.ts';
import { beginInSession, keyOfSession, takeChallenge } from './pending.ts';
import { dropCodes, lockSecondStep, noApp, setSecondStep, waysOf } from './person-row.ts';
import { appRemoved, passkeyRemoved } from './reset.ts';
import { isRequiredNow, requirementOf } from './required.ts';
import { mailPerson, securityEvent } from './notify.ts';
import { isRequiredOf } from '../tokens/required-step.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** How the signed-in person proves who it is. */
export function readOwn(context: RequestContext): Promise<OwnSecurity> {
  const { teammateId, tenantId, role } = signedIn(context);
  const now = context.clock.now();
  return context.db.system(async (tx) => {
    const row = await tx
      .selectFrom('second_step')
      .select(['app_since', 'app_used_at', 'codes_made_at'])
      .where('teammate_id', '=', teammateId)
      .executeTakeFirst();
    const used = await tx
      .selectFrom('recovery_code')
      .select('used_at')
      .where('teammate_id', '=', teammateId)
      .orderBy('used_at')
      .execute();
    const usedAt = used.flatMap(({ used_at: at }) => iso(at) ?? []);
    const requirement = await requirementOf(tx, tenantId);
    return {
      passkeys: (await passkeysOf(tx, teammateId)).map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        isSynced: passkey.is_synced,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: iso(passkey.last_used_at),
      })),
      app: row?.app_since
        ? { since: row.app_since.toISOString(), lastUsedAt: iso(row.app_used_at) }
        : null,
      codes: row?.codes_made_at
        ? { left: used.length - usedAt.length, madeAt: row.codes_made_at.toISOString(), usedAt }
        : null,
      requiredFrom: isRequiredOf(requirement.of, role) ? requirement.from : null,
      isRequired: isRequiredNow(requirement, role, now),
      accepted: requirement.accepted,
    };
  });
}

async function self(tx: Tx, context: RequestContext): Promise<SignInPerson> {
  const person = await findPerson(tx, signedIn(context).teammateId);
  if (person === null) throw notFound();
  return person;
}

/** A key for an authenticator app. */
export const beginOwnApp = ({ secrets }: AuthServices, context: RequestContext) =>
  context.db.system(async (tx) => makeAppKey(tx, await self(tx, context), secrets));

/** What a browser needs to make a passkey. */
export function beginOwnPasskey({ publicUrl, clock }: AuthServices, context: RequestContext) {
  const { sessionId, teammateId: personId } = signedIn(context);
  return context.db.system(async (tx) => {
    const person = await self(tx, context);
    const options = await askToMake(tx, person, {
      publicUrl,
      name: portalName(person.companyName),
    });
    await beginInSession(tx, { sessionId, personId }, options.challenge, clock.now());
    return { ...options };
  });
}

interface Changed<Result> {
  readonly action: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly result: Result;
}

/** A change of the own ways to sign in, with its entry in the history. */
async function change<Result>(
  context: RequestContext,
  person: SignInPerson,
  { action, before, after, result }: Changed<Result>,
): Promise<Result> {
  await write(context, {
    entity: 'teammate',
    id: person.id,
    action,
    change: async () => ({
      before,
      after,
      name: person.name,
      events: [securityEvent(person.id)],
      result: null,
    }),
  });
  return result;
}

/** Adds an app or a passkey that was begun; the first one brings recovery codes. */
export async function addOwnWay(
  { publicUrl, secrets, clock }: AuthServices,
  context: RequestContext,
  way: NewWay,
  name: string,
): Promise<{ codes: string[] | null }> {
  const { sessionId } = signedIn(context);
  const now = clock.now();
  const outcome = await context.db.system(async (tx) => {
    const person = await self(tx, context);
    const challenge = await takeChallenge(tx, keyOfSession(sessionId));
    const added = await storeWay(tx, person, { way, challenge, publicUrl, secrets, name, now });
    if ('refusal' in added) return added;
    // Whoever has just shown a way has shown the second step.
    await noteStep(tx, sessionId, way.kind, now);
    await mailAdded(tx, person, way.kind, now);
    const { codes } = added;
    return change(context, person, { ...addedEntry(way.kind, added.name), result: { codes } });
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
}

interface Left {
  readonly app: boolean;
  readonly passkey: boolean;
}

/** Throws LASTWAY where the account requires a second step and none that it takes would be left. */
async function keepOne(tx: Tx, person: SignInPerson, left: Left, now: Date): Promise<void> {
  const requirement = await requirementOf(tx, person.tenantId);
  const isKept = hasAccepted(left, requirement.accepted);
  if (!isKept && isRequiredNow(requirement, person.role, now)) throw new ApiError('LASTWAY');
  if (left.app || left.passkey) return;
  // Recovery codes stand in for a second step; without one they are of no use.
  await dropCodes(tx, person.id);
}

/** Turns the authenticator app off. Throws LASTWAY, 404. */
export async function removeOwnApp(context: RequestContext): Promise<void> {
  const now = context.clock.now();
  await context.db.system(async (tx) => {
    const person = await self(tx, context);
    const row = await lockSecondStep(tx, person);
    if (row.app_secret === null) throw notFound();
    const { passkey } = await waysOf(tx, person.id);
    await keepOne(tx, person, { app: false, passkey }, now);
    await setSecondStep(tx, person.id, noApp);
    await mailPerson(tx, person, { kind: 'secondStepRemoved', way: 'app' }, now);
    await change(context, person, { ...appRemoved, result: null });
  });
}

/** Removes a passkey. Throws LASTWAY, 404. */
export async function removeOwnPasskey(context: RequestContext, id: string): Promise<void> {
  const now = context.clock.now();
  await context.db.system(async (tx) => {
    const person = await self(tx, context);
    const row = await lockSecondStep(tx, person);
    const all = await passkeysOf(tx, person.id);
    const passkey = all.find((one) => one.id === id);
    if (passkey === undefined) throw notFound();
    await keepOne(tx, person, { app: row.app_secret !== null, passkey: all.length > 1 }, now);
    await tx.deleteFrom('passkey').where('id', '=', id).execute();
    await mailPerson(tx, person, { kind: 'secondStepRemoved', way: 'passkey' }, now);
    await change(context, person, { ...passkeyRemoved(passkey.name), result: null });
  });
}

/** Gives a passkey another name. */
export async function renameOwnPasskey(
  context: RequestContext,
  id: string,
  name: string,
): Promise<void> {
  await context.db.system(async (tx) => {
    const person = await self(tx, context);
    const passkey = (await passkeysOf(tx, person.id)).find((one) => one.id === id);
    if (passkey === undefined) throw notFound();
    if (passkey.name === name) return;
    await tx.updateTable('passkey').set({ name }).where('id', '=', id).execute();
    const named = { before: { passkey: passkey.name }, after: { passkey: name } };
    await change(context, person, { action: 'security.renamePasskey', ...named, result: null });
  });
}

/** Makes new recovery codes. Throws 404 for who has no second step that they could stand in for. */
export function makeOwnCodes(context: RequestContext): Promise<{ codes: string[] }> {
  const now = context.clock.now();
  return context.db.system(async (tx) => {
    const person = await self(tx, context);
    await lockSecondStep(tx, person);
    const ways = await waysOf(tx, person.id);
    if (!ways.app && !ways.passkey) throw notFound();
    const codes = await makeCodes(tx, person, now);
    await mailPerson(tx, person, { kind: 'recoveryCodesMade' }, now);
    const made = { before: null, after: null, result: { codes } };
    return change(context, person, { action: 'security.makeCodes', ...made });
  });
}
