import { paths } from '@jackfield/contract';
import type { SignOnRefusal, SignOnReturn } from '@jackfield/contract/api/sso';
import { appendAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { appendEvent } from '../../../platform/events.ts';
import { confirmPerson } from '../links/confirm-person.ts';
import { securityEvent } from '../second-step/notify.ts';
import { auditAuth } from '../tokens/audit.ts';
import { noteStep } from '../tokens/note-step.ts';
import { findPerson, maySignIn, type SignInPerson } from '../tokens/people.ts';
import { effectsOf, identify, type Identified, link } from './identify.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, connectionOf } from './providers.ts';
import type { KeptTest } from './tables.ts';
import { Refused, type Told } from './told.ts';
import { keepTold, type Visit } from './visits.ts';

/** What came of a visit: what was told, or why nothing was. */
export type Outcome = { readonly told: Told } | { readonly refusal: SignOnRefusal };

/** The sign-in page with what it has to say or do. */
export const loginWith = (what: SignOnReturn): string => `${paths.auth.login()}?sso=${what}`;

/** What an attempt to read an answer came to. */
export async function outcomeOf(read: () => Promise<Told>): Promise<Outcome> {
  try {
    return { told: await read() };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    // A provider that cannot be asked is refused at a field, which nobody fills in here.
    if (error instanceof ApiError) return { refusal: 'unreachable' };
    throw error;
  }
}

/** Does with an answer what its browser had gone for; answers where that goes on. */
export async function arrive(
  parts: SsoParts,
  visit: Visit,
  outcome: Outcome,
  requestId: string,
): Promise<string> {
  const arrival = { parts, visit, outcome, requestId };
  try {
    return await parts.db.system((tx) => ways[visit.purpose](tx, arrival));
  } catch (error) {
    if (error instanceof Refused) return loginWith(error.refusal);
    throw error;
  }
}

interface Arrival {
  readonly parts: SsoParts;
  readonly visit: Visit;
  readonly outcome: Outcome;
  readonly requestId: string;
}

const ways: Record<Visit['purpose'], (tx: Tx, arrival: Arrival) => Promise<string>> = {
  signIn: arriveToSignIn,
  test: arriveFromTest,
  stepUp: arriveToStepUp,
};

const toldIn = (outcome: Outcome): Told => {
  if ('refusal' in outcome) throw new Refused(outcome.refusal);
  return outcome.told;
};

/** The connection of a visit, as it is now. Throws Refused where it leads to another provider by now. */
async function connectionIn(tx: Tx, visit: Visit): Promise<Connection> {
  const connection = await connectionOf(tx, visit.tenant_id);
  const row = await tx
    .selectFrom('sso_visit')
    .select('connection_id')
    .where('key', '=', visit.key)
    .executeTakeFirst();
  if (connection === null || connection.id !== row?.connection_id) throw new Refused('off');
  return connection;
}

async function arriveToSignIn(tx: Tx, { parts, visit, outcome, requestId }: Arrival) {
  const told = toldIn(outcome);
  const connection = await connectionIn(tx, visit);
  if (connection.mode === 'off') throw new Refused('off');
  const found = await identify(tx, connection, told);
  const teammateId = await personOf(tx, { parts, connection, found, told, requestId });
  await keepTold(tx, parts, visit, { told, teammateId });
  return loginWith('done');
}

interface Finding {
  readonly parts: SsoParts;
  readonly connection: Connection;
  readonly found: Identified;
  readonly told: Told;
  readonly requestId: string;
}

/** Whom a sign-in is for: linked by it, made by it, or known already. Throws Refused. */
async function personOf(tx: Tx, finding: Finding): Promise<string> {
  const { parts, connection, found, told, requestId } = finding;
  if ('refusal' in found) throw new Refused(found.refusal);
  const now = parts.clock.now();
  const person = 'newcomer' in found ? await made(tx, finding, found.newcomer.email) : found.person;
  if (!maySignIn(person)) throw new Refused('suspended');
  if ('foundBy' in found && found.foundBy === 'subject') return person.id;
  await link(tx, connection, { subject: told.subject, teammateId: person.id, now });
  // The domain is the company's, so that its provider may stand for the email too.
  await confirmPerson(tx, person, { now, requestId });
  await auditAuth(tx, {
    tenantId: person.tenantId,
    at: now,
    actor: { id: person.id, name: person.name },
    via: 'ui',
    action: 'sso.link',
    entity: 'teammate',
    entityId: person.id,
    entityName: person.name,
    requestId,
  });
  return person.id;
}

async function made(
  tx: Tx,
  { parts, connection, told }: Finding,
  email: string,
): Promise<SignInPerson> {
  if (parts.makePerson === null) throw new Refused('unknown');
  const [firstWord = '', ...others] = (told.name ?? '').split(' ').filter((word) => word !== '');
  const id = await parts
    .makePerson(tx, {
      tenantId: connection.tenant_id,
      email,
      firstName: told.givenName ?? (firstWord || email.slice(0, email.indexOf('@'))),
      lastName: told.familyName ?? others.join(' '),
    })
    .catch((error: unknown) => {
      throw error instanceof ApiError ? new Refused('unknown', error) : error;
    });
  const person = await findPerson(tx, id);
  if (person === null) throw new Error('Nobody was made.');
  return person;
}

/** Keeps what a test told and what it would do. Nobody is signed in or linked by it. */
async function arriveFromTest(tx: Tx, { parts, visit, outcome, requestId }: Arrival) {
  const connection = await connectionIn(tx, visit);
  const tester = await findPerson(tx, visit.teammate_id ?? '');
  if (tester === null) throw new Refused('expired');
  const at = parts.clock.now();
  const by = { id: tester.id, name: tester.name };
  const seen = await seenIn(tx, connection, outcome);
  const test: KeptTest = { at: at.toISOString(), by, ...seen };
  await tx
    .updateTable('sso_connection')
    .set({ last_test: JSON.stringify(test) })
    .where('id', '=', connection.id)
    .execute();
  await tx.deleteFrom('sso_visit').where('key', '=', visit.key).execute();
  await appendAudit(tx, {
    tenantId: visit.tenant_id,
    at,
    actor: by,
    via: 'ui',
    action: 'sso.test',
    entity: 'sso',
    entityId: connection.id,
    entityName: connection.issuer,
    before: {},
    after: {},
    requestId,
  });
  const event = { method: 'UpdateEntityAsync', eventType: 'sso', id: connection.id } as const;
  await appendEvent(tx, visit.tenant_id, event, at);
  return `${paths.admin.integrations.signOn()}?test=done`;
}

async function seenIn(tx: Tx, connection: Connection, outcome: Outcome) {
  const nobody = { personId: null, foundBy: null } as const;
  if ('refusal' in outcome) return { ...nobody, problem: outcome.refusal, claims: [] };
  const found = await identify(tx, connection, outcome.told);
  const claims = effectsOf(connection, outcome.told, found);
  if ('newcomer' in found) return { ...nobody, problem: null, claims };
  if ('refusal' in found) {
    return { personId: found.person?.id ?? null, foundBy: null, problem: found.refusal, claims };
  }
  return { personId: found.person.id, foundBy: found.foundBy, problem: null, claims };
}

/** Notes that whoever is signed in has shown at the provider again who it is, in this session alone. */
async function arriveToStepUp(tx: Tx, { parts, visit, outcome, requestId }: Arrival) {
  const told = toldIn(outcome);
  const connection = await connectionIn(tx, visit);
  const found = await identify(tx, connection, told);
  const { teammate_id: id, session_id: sessionId } = visit;
  const isSame = 'foundBy' in found && found.foundBy === 'subject' && found.person.id === id;
  if (!isSame || sessionId === null) throw new Refused('otherPerson');
  const { person } = found;
  const now = parts.clock.now();
  if (connection.is_provider_step_taken && told.hasSecondStep) {
    await noteStep(tx, sessionId, 'provider', now);
  }
  // Without a second step of the provider it is worth what a password is.
  await tx.updateTable('session').set({ password_at: now }).where('id', '=', sessionId).execute();
  await tx.deleteFrom('sso_visit').where('key', '=', visit.key).execute();
  await auditAuth(tx, {
    tenantId: person.tenantId,
    at: now,
    actor: { id: person.id, name: person.name },
    via: 'ui',
    action: 'security.stepUp',
    entity: 'teammate',
    entityId: person.id,
    entityName: person.name,
    requestId,
  });
  await appendEvent(tx, person.tenantId, securityEvent(person.id), now);
  return loginWith('proven');
}
