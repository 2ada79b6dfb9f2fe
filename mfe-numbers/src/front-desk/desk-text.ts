import type { OpenInterval } from '@jackfield/contract/api/routing';
import { formatDay, formatTimeOfDay, weekdayName } from '@jackfield/domain';
import { dayNumber, weekdayOf } from '@jackfield/domain/business-hours';
import {
  type DeskDate,
  type DeskPlace,
  type DeskRow,
  type DeskTeam,
  waitText,
  weekText,
} from '@jackfield/domain/routing';
import { formatList, type Message, t } from '@jackfield/runtime';
import { deskMessages as messages } from './messages.ts';

type Branch = DeskPlace['branch'];

/** Where callers get to, in few words. */
export function placeText({ kind, node: { name } }: Branch): string {
  switch (kind) {
    case 'answered':
    case 'menu':
    case 'external':
      return name;
    case 'voicemail':
      return t(messages.messageFor, { name });
    case 'message':
      return t(messages.plays, { name });
    default:
      return t(messages.nowhere);
  }
}

/** Where a call gets that stays without an answer or a key. */
function thenText(branch: Branch): string {
  const { kind, node } = branch;
  if (kind === 'answered') return t(messages.rings, { name: node.name });
  if (isNowhere(branch)) return t(messages.ends);
  return placeText(branch);
}

const isNowhere = ({ kind }: Branch) =>
  kind === 'hangup' || kind === 'blocked' || kind === 'noroute' || kind === 'loop';

const manners = {
  together: messages.together,
  inTurn: messages.inTurn,
  queue: messages.queue,
} as const satisfies Record<string, Message>;

/** Who rings, and how. */
export function whoText({ names, manner }: DeskPlace): string {
  const all = names.join(', ');
  return manner === null || manner === 'one' ? all : t(manners[manner], { names: all });
}

/** What comes of a call that nobody takes. */
export function unansweredText({ unanswered }: DeskPlace): string {
  if (unanswered === null) return '';
  return t(messages.after, { what: thenText(unanswered), wait: waitText(unanswered.seconds) });
}

/** What can be chosen in another menu: '1 Mobile, 2 Daphne, * back'. */
export function choicesText({ choices }: DeskRow, menu: string): string {
  return choices
    .map(({ key, branch }) =>
      branch.kind === 'menu' && branch.node.id === menu
        ? t(messages.choiceBack, { key })
        : t(messages.choice, { key, name: placeText(branch) }),
    )
    .join(', ');
}

/** Where callers get who press nothing in another menu. */
export const noKeyText = ({ noKey }: DeskRow): string =>
  noKey === null ? '' : t(messages.noKeyThen, { what: thenText(noKey) });

/** What comes of a caller of a menu who presses nothing. */
export function noKeyRowText({ place: { branch } }: DeskRow): string {
  const wait = waitText(branch.seconds);
  if (isNowhere(branch)) return t(messages.endsAfter, { wait });
  return t(messages.after, { what: thenText(branch), wait });
}

/** '9:00 am to 5:30 pm', or closed. */
export function intervalsText(intervals: readonly OpenInterval[]): string {
  if (intervals.length === 0) return t(messages.closed);
  return formatList(
    intervals.map(({ from, to }) =>
      t(messages.toTime, { from: formatTimeOfDay(from), to: formatTimeOfDay(to) }),
    ),
  );
}

/** When a team is open, and where its calls go at other times, in a line. */
export const teamHoursText = ({ name, hours, closed }: DeskTeam): string =>
  t(messages.teamHours, { team: name, hours: weekText(hours), what: placeText(closed) });

const dayText = (day: string) =>
  t(messages.day, {
    weekday: weekdayName(weekdayOf(dayNumber(day)), 'short'),
    date: formatDay(day),
  });

/** 'Thu, Nov 26, 2026', or from the first to the last day. */
export const dateText = ({ day, last }: DeskDate): string =>
  last === null ? dayText(day) : t(messages.toDay, { from: dayText(day), to: dayText(last) });

/** What is special on that day. */
export function aheadText({ name, intervals }: DeskDate): string {
  if (intervals === null) return t(messages.asUsual, { name });
  return intervals.length === 0
    ? t(messages.closedAllDay, { name })
    : t(messages.openFrom, { name, hours: intervalsText(intervals) });
}
