import type { Status } from '@jackfield/contract';

/** Who asks for a change of a person's status. */
export interface StatusAsker {
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
}

/** The person whose status is to change. */
export interface StatusSubject {
  readonly status: Status;
  readonly isTenantOwner: boolean;
  readonly isEmailConfirmed: boolean;
}

export type StatusVerdict = 'allowed' | 'unchanged' | 'forbidden' | 'invalid';

/** Words of the status call and what they mean (ENUM-03, OP-109). */
const meanings: Readonly<Record<string, Status>> = {
  active: 'active',
  pending: 'pending',
  suspended: 'suspended',
  suspend: 'suspended',
  cancel: 'cancel',
  cancelled: 'cancel',
  canceled: 'cancel',
};

/** Status that a word of the status call names. */
export function statusOf(word: string): Status {
  const status = meanings[word];
  if (status === undefined) throw new Error(`${word} is no status.`);
  return status;
}

/** Transitions of annex E1. */
const transitions: Readonly<Record<Status, readonly Status[]>> = {
  pending: ['active', 'cancel'],
  active: ['suspended', 'cancel'],
  suspended: ['active', 'cancel'],
  cancel: [],
};

/**
 * Judges a change of status (annex E1, PPL-09). Repeating the current status changes nothing. On
 * oneself only pending to active is possible, at the end of onboarding; never on the tenant owner.
 */
export function checkStatus(
  asker: StatusAsker,
  subject: StatusSubject,
  wanted: Status,
): StatusVerdict {
  const { status } = subject;
  const isOnboarding = asker.isSelf && status === 'pending' && wanted === 'active';
  if (wanted === status) return 'unchanged';
  if (asker.isSelf && !isOnboarding) return subject.isTenantOwner ? 'invalid' : 'forbidden';
  if (!asker.isSelf && !asker.isAdmin) return 'forbidden';
  if (!transitions[status].includes(wanted)) return 'invalid';
  if (isOnboarding) return 'allowed';
  if (subject.isTenantOwner) return 'invalid';
  if (status === 'pending' && wanted === 'active' && !subject.isEmailConfirmed) return 'invalid';
  return 'allowed';
}
