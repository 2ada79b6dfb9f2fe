import { roleSchema, serviceAddressSchema, statusSchema } from '@jackfield/contract';
import type { AuditEntry } from '@jackfield/contract/api/audit';
import { formatPhone } from '@jackfield/domain';
import { addressText } from '@jackfield/kit/emergency-address';
import type { HistoryTexts } from '@jackfield/kit/record-history';
import { isSameValue } from '@jackfield/kit/record-form';
import { type Message, t } from '@jackfield/runtime';
import * as v from 'valibot';
import { roleLabels, statusLabels } from '../people/labels.ts';
import { fieldWords, historyMessages } from './messages.ts';

const eventsByAction: Readonly<Record<string, Message>> = {
  'teammate.create': historyMessages.invited,
  'teammate.resendInvitation': historyMessages.invitedAgain,
  'teammate.confirmEmail': historyMessages.emailConfirmed,
  'session.impersonateStart': historyMessages.impersonated,
  'session.impersonateAct': historyMessages.acting,
  'session.impersonateEnd': historyMessages.impersonationEnded,
};

const statusEvents: Readonly<Record<string, Message>> = {
  active: historyMessages.activated,
  suspended: historyMessages.suspended,
  cancel: historyMessages.deleted,
};

function eventOf({ action, before, after }: AuditEntry): string | null {
  if (action === 'teammate.profileImage') {
    const image = after?.profileImage ?? null;
    return t(image === null ? historyMessages.photoRemoved : historyMessages.photoSet);
  }
  const plain = eventsByAction[action];
  if (plain) return t(plain);
  if (after?.status === undefined || isSameValue(before?.status, after.status)) return null;
  const moved = statusEvents[String(after.status)];
  return moved ? t(moved) : null;
}

function valueText(field: string, value: unknown): string | undefined {
  if (field === 'role' && v.is(roleSchema, value)) return t(roleLabels[value]);
  if (field === 'status' && v.is(statusSchema, value)) return t(statusLabels[value]);
  if (v.is(serviceAddressSchema, value)) return `“${addressText(value)}”`;
  if (field.endsWith('Number') && typeof value === 'string') return `“${formatPhone(value)}”`;
  return undefined;
}

/** Members of a person that can go back to what they were. */
const restorable = new Set([
  'firstName',
  'lastName',
  'title',
  'extension',
  'role',
  'timeZone',
  'e911Address',
  'smsGreetings',
  'callRecordingSetting',
  'missedCallHandling',
]);

/** How the history of a person reads (annex J2). */
export function userTexts(): HistoryTexts {
  return {
    eventOf,
    valueText,
    restorable,
    fields: fieldWords,
    other: historyMessages.other,
    emptyText: t(historyMessages.emptyText),
  };
}
