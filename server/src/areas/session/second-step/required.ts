import type { Role } from '@jackfield/contract';
import { hasAccepted, type Proof, type RequiredOf } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import type { Tx } from '../../../platform/database.ts';
import type { LiveSession } from '../tokens/live-session.ts';
import { isRequiredOf } from '../tokens/required-step.ts';
import type { AuthServices } from '../tokens/services.ts';
import { hasSecondStep, type StepPerson, waysOf } from './person-row.ts';

/** What an account requires, as it is stored. */
export interface Requirement {
  readonly of: RequiredOf;
  readonly from: string | null;
  readonly since: Date | null;
  /** What is taken for a second step. */
  readonly accepted: AcceptedStep;
}

/** What an account requires of its people. */
export async function requirementOf(tx: Tx, tenantId: string): Promise<Requirement> {
  return tx
    .selectFrom('tenant')
    .select(['second_step_of as of', 'second_step_from as from', 'second_step_since as since'])
    .select('second_step_accepted as accepted')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

/** Whether an account requires a second step of people of a role now. */
export function isRequiredNow(requirement: Requirement, role: Role, now: Date): boolean {
  const { of, since } = requirement;
  return isRequiredOf(of, role) && since !== null && since.getTime() <= now.getTime();
}

/** What is taken from a person now: all ways, unless the account asks for passkeys. */
export async function acceptedNow(
  tx: Tx,
  person: StepPerson & { role: Role },
  now: Date,
): Promise<AcceptedStep> {
  const requirement = await requirementOf(tx, person.tenantId);
  return isRequiredNow(requirement, person.role, now) ? requirement.accepted : 'passkeyOrApp';
}

/** Whether a proof is enough of a person now, who may have to set up a passkey first. */
export async function isEnough(
  tx: Tx,
  person: StepPerson & { role: Role },
  kind: Proof['kind'],
  now: Date,
): Promise<boolean> {
  return kind === 'passkey' || (await acceptedNow(tx, person, now)) === 'passkeyOrApp';
}

/** From which day on a second step is asked of somebody who has none; null when nothing is missing. */
export function missingStepFrom(
  { db }: AuthServices,
  session: LiveSession,
): Promise<string | null> | null {
  const { requiredOf, role, authenticationType, tenantId, teammateId } = session;
  if (authenticationType === 2 || !isRequiredOf(requiredOf, role)) return null;
  return db.system(async (tx) => {
    if (hasAccepted(await waysOf(tx, teammateId), session.accepted)) return null;
    return (await requirementOf(tx, tenantId)).from;
  });
}

/** What is left to do after a password or a link: show a way, set up the first one, or nothing. */
export async function stepAfterPassword(
  tx: Tx,
  person: StepPerson & { role: Role },
  now: Date,
): Promise<'check' | 'setUp' | null> {
  if (await hasSecondStep(tx, person.id)) return 'check';
  const requirement = await requirementOf(tx, person.tenantId);
  return isRequiredNow(requirement, person.role, now) ? 'setUp' : null;
}
