import type { Role } from '@jackfield/contract';
import type { RequiredOf } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import type { SecondStepKind } from './tables.ts';

/** Whether a requirement is about people of a role. */
export const isRequiredOf = (of: RequiredOf, role: Role): boolean =>
  of === 'everybody' || (of === 'admins' && role === 'admin');

interface StepOfSession {
  readonly authenticationType: 1 | 2;
  readonly role: Role;
  readonly createdAt: Date;
  readonly secondStepAt: Date | null;
  readonly requiredOf: RequiredOf;
  readonly requiredSince: Date | null;
  /** The best that was shown in it: once a passkey, it stays one. */
  readonly secondStep: SecondStepKind | null;
  readonly accepted: AcceptedStep;
}

/**
 * Whether a session has what its account requires. Sessions that are older than the requirement go
 * on; who acts for somebody was asked at the own sign-in.
 */
export function hasRequiredStep(session: StepOfSession): boolean {
  const { requiredSince: since, authenticationType } = session;
  if (authenticationType === 2 || !isRequiredOf(session.requiredOf, session.role)) return true;
  if (since === null || session.createdAt.getTime() < since.getTime()) return true;
  if (session.secondStepAt === null) return false;
  // The account takes its provider's second step for whatever it asks for.
  const isProvider = session.secondStep === 'provider';
  return isProvider || session.accepted === 'passkeyOrApp' || session.secondStep === 'passkey';
}
