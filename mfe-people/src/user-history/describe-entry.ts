import type { AuditEntry } from '@jackfield/contract/api/audit';
import { isSameValue } from '@jackfield/kit/record-form';

/** One thing that an audit entry tells, for one sentence. */
export type HistoryLine =
  | { kind: 'event'; event: HistoryEvent }
  | { kind: 'set'; field: string; to: unknown }
  | { kind: 'cleared'; field: string; from: unknown }
  | { kind: 'changed'; field: string; from: unknown; to: unknown }
  /** A secret: the entry says only that it changed. */
  | { kind: 'secret'; field: string };

export type HistoryEvent =
  | 'invited'
  | 'invitedAgain'
  | 'suspended'
  | 'activated'
  | 'deleted'
  | 'photoSet'
  | 'photoRemoved'
  | 'impersonated'
  | 'acting'
  | 'impersonationEnded'
  | 'emailConfirmed'
  | 'other';

/** Members that change with every write and tell a reader nothing. */
const silent = new Set(['id', 'version', 'updatedAt', 'fullName', 'isFirstTime']);

const secret = 'changed';

/** What an entry tells, one line per changed field (annex J2). */
export function describeEntry(entry: AuditEntry): HistoryLine[] {
  const event = eventOf(entry);
  if (event) return [{ kind: 'event', event }];
  const before = entry.before ?? {};
  const after = entry.after ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names
    .filter((name) => !silent.has(name))
    .flatMap((name) => lineOf(name, before[name], after[name]));
  return lines.length > 0 ? lines : [{ kind: 'event', event: 'other' }];
}

function eventOf({ action, before, after }: AuditEntry): HistoryEvent | null {
  if (action === 'teammate.profileImage') {
    return isEmpty(after?.profileImage) ? 'photoRemoved' : 'photoSet';
  }
  const plain = eventsByAction[action];
  if (plain) return plain;
  if (after?.status === undefined || isSameValue(before?.status, after.status)) return null;
  return statusEvents[String(after.status)] ?? null;
}

const eventsByAction: Record<string, HistoryEvent> = {
  'teammate.create': 'invited',
  'teammate.resendInvitation': 'invitedAgain',
  'teammate.confirmEmail': 'emailConfirmed',
  'session.impersonateStart': 'impersonated',
  'session.impersonateAct': 'acting',
  'session.impersonateEnd': 'impersonationEnded',
};

const statusEvents: Record<string, HistoryEvent> = {
  active: 'activated',
  suspended: 'suspended',
  cancel: 'deleted',
};

function lineOf(field: string, from: unknown, to: unknown): HistoryLine[] {
  if (to === secret) return [{ kind: 'secret', field }];
  if (isSameValue(from, to) || (isEmpty(from) && isEmpty(to))) return [];
  if (isEmpty(from)) return [{ kind: 'set', field, to }];
  if (isEmpty(to)) return [{ kind: 'cleared', field, from }];
  return [{ kind: 'changed', field, from, to }];
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
