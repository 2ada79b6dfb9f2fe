import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { CirclePause, CirclePlay, MailPlus, Trash2 } from '@jackfield/kit/ui/icons';
import { formatList, t } from '@jackfield/runtime';
import type { Refusal } from '../people/user-actions.ts';
import type { BulkAction, BulkPlan } from './bulk.ts';
import { bulkMessages } from './messages.ts';

export const bulkIcons = {
  resendInvitation: MailPlus,
  activate: CirclePlay,
  suspend: CirclePause,
  delete: Trash2,
} as const;

const applies = {
  resendInvitation: bulkMessages.resendApplies,
  activate: bulkMessages.activateApplies,
  suspend: bulkMessages.suspendApplies,
  delete: bulkMessages.deleteApplies,
} as const;

const skipReasons = {
  self: bulkMessages.skippedSelf,
  owner: bulkMessages.skippedOwner,
  impersonated: bulkMessages.skippedImpersonated,
  unconfirmed: bulkMessages.skippedUnconfirmed,
  active: bulkMessages.skippedActive,
  pending: bulkMessages.skippedPending,
  suspended: bulkMessages.skippedSuspended,
  cancel: bulkMessages.skippedCancel,
} as const satisfies Record<Refusal | TeammateListItem['status'], unknown>;

const doneTexts = {
  resendInvitation: bulkMessages.doneResendInvitation,
  activate: bulkMessages.doneActivate,
  suspend: bulkMessages.doneSuspend,
  delete: bulkMessages.doneDelete,
} as const;

/** What the actions leave out, on one line: 'Resend applies to 1 pending user'. */
export function planNote(plans: readonly BulkPlan[]): string {
  if (plans.length === 0) return t(bulkMessages.nothingApplies);
  return plans
    .filter(({ skipped }) => skipped.length > 0)
    .map((plan) => t(applies[plan.action], { count: plan.applies.length }))
    .join(' · ');
}

/** One line per person left out, with the reason. */
export function skippedLines({ skipped }: BulkPlan): string[] {
  return skipped.map(({ person, reason }) =>
    t(bulkMessages.skipped, { fullName: person.fullName, reason: t(skipReasons[reason]) }),
  );
}

/** What a toast says after an action reached so many people. */
export function doneText(action: BulkAction, count: number): string {
  return t(doneTexts[action], { count });
}

const mostNames = 3;

/** Names for a question: up to three, then how many more. */
export function nameList(people: readonly { fullName: string }[]): string {
  const names = people.slice(0, mostNames).map(({ fullName }) => fullName);
  const more = people.length - names.length;
  if (more === 0) return formatList(names);
  return t(bulkMessages.namesAndMore, { names: names.join(', '), count: more });
}
