import type { AuditEntry } from '@jackfield/contract/api/audit';
import { formatDateTime, formatPhone } from '@jackfield/domain';
import { isSameValue } from '@jackfield/domain/same-value';
import { type Message, store, t, timeZoneAtom } from '@jackfield/runtime';
import { eventMessages, eventsByAction } from '@jackfield/domain/words/history-events';
import { overrideText } from './override-text.ts';

const statusEvents: Readonly<Record<string, Message>> = {
  active: eventMessages.activated,
  suspended: eventMessages.suspended,
  cancel: eventMessages.deletedUser,
};

const wholeRestores: Readonly<Record<string, Message>> = {
  'team.restore': eventMessages.restoredTeam,
  'company.restore': eventMessages.restoredCompany,
  'teammate.restore': eventMessages.restoredUser,
};

/** The sentence of an entry that is told whole, such as a deletion; null for the others. */
export function eventText(entry: AuditEntry): string | null {
  const { action, entity, entityName, before, after } = entry;
  if (action === 'teammate.profileImage') {
    const image = after?.profileImage ?? null;
    return t(image === null ? eventMessages.photoRemoved : eventMessages.photoSet);
  }
  if (action === 'session.impersonateAct' && typeof after?.reason === 'string') {
    return t(eventMessages.actingFor, { reason: after.reason });
  }
  if (action === 'callRecording.delete' && typeof after?.reason === 'string') {
    return t(eventMessages.recordingDeletedFor, { reason: after.reason });
  }
  if (action === 'security.reset' && typeof after?.reason === 'string') {
    return t(eventMessages.resetStep, { reason: after.reason });
  }
  if (action.endsWith('.numberReady') && typeof after?.phoneNumber === 'string') {
    return t(eventMessages.numberReady, { number: formatPhone(after.phoneNumber) });
  }
  if (action.endsWith('.numberRefused') && typeof before?.phoneNumber === 'string') {
    return t(eventMessages.numberRefused, { number: formatPhone(before.phoneNumber) });
  }
  if (action === 'plannedChange.create' && typeof after?.at === 'string') {
    const when = formatDateTime(new Date(after.at), store.get(timeZoneAtom));
    return t(eventMessages.plannedFor, { name: entityName, when });
  }
  // The row of a user stays behind a deletion.
  const wasGone = before === null || before.status === 'cancel';
  const plain = (wasGone ? wholeRestores[action] : undefined) ?? eventsByAction[action];
  if (plain) return t(plain as Message<'{name}'>, { name: entityName });
  if (entity !== 'teammate') return overrideText(entry);
  if (after?.status === undefined || isSameValue(before?.status, after.status)) return null;
  const moved = statusEvents[String(after.status)];
  return moved ? t(moved) : null;
}
