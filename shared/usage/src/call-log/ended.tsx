import type { CallEnded, LoggedCall } from '@jackfield/contract/api/call-log';
import { formatPhone } from '@jackfield/domain';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { t } from '@jackfield/runtime';
import { usageMessages } from '../usage-page/messages.ts';
import { callLogMessages } from './messages.ts';

/** How a call ended, in words. */
const endedLabels = {
  answered: callLogMessages.answered,
  message: callLogMessages.message,
  waiting: callLogMessages.waiting,
  menu: callLogMessages.menu,
  nobody: callLogMessages.nobodyAnswered,
  failed: callLogMessages.failed,
  blocked: callLogMessages.blocked,
  untold: callLogMessages.untold,
} as const satisfies Record<CallEnded, unknown>;

const looks: Record<CallEnded, Pick<StatusBadgeProps, 'meaning' | 'shape'>> = {
  answered: { meaning: 'success', shape: 'dot' },
  message: { meaning: 'info', shape: 'dot' },
  waiting: { meaning: 'warning', shape: 'bar' },
  menu: { meaning: 'warning', shape: 'bar' },
  nobody: { meaning: 'warning', shape: 'bar' },
  failed: { meaning: 'error', shape: 'cross' },
  blocked: { meaning: 'quiet', shape: 'bar' },
  untold: { meaning: 'quiet', shape: 'ring' },
};

/** How a call ended, as a pill. */
export const EndedBadge = ({ ended }: Pick<LoggedCall, 'ended'>) => (
  <StatusBadge {...looks[ended]}>{t(endedLabels[ended])}</StatusBadge>
);

/** Name of the other side, else its number. */
export const otherName = ({ other }: Pick<LoggedCall, 'other'>): string =>
  other.name || formatPhone(other.number) || t(callLogMessages.withheld);

/** What the number of the account is called; the number itself without a name. */
export const ownName = ({ own }: Pick<LoggedCall, 'own'>): string =>
  own.label || formatPhone(own.number);

/** Who had the call in the end. */
export function reachedName(call: LoggedCall): string {
  const { reached, direction, ended, teammate } = call;
  if (reached !== null) {
    const name = reached.kind === 'external' ? formatPhone(reached.name) : reached.name;
    return ended === 'message' ? t(usageMessages.voicemailOf, { name }) : name;
  }
  if (ended !== 'answered') return ended === 'untold' ? '' : t(callLogMessages.nobody);
  return direction === 'outbound' ? otherName(call) : (teammate?.name ?? '');
}

/** How it got there, in a word or two. */
export function reachedBy(call: LoggedCall): string {
  const { ended, team, direction, teammate, own } = call;
  if (ended === 'blocked') return t(callLogMessages.onBlacklist);
  if (team !== null) return team.name === call.reached?.name ? '' : team.name;
  if (direction === 'outbound') return '';
  return teammate && own.owner?.kind === 'teammate' ? t(callLogMessages.direct) : '';
}
