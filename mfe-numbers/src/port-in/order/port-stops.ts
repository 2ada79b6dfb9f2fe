import type { PortOrder } from '@jackfield/contract/api/port-in';
import { longWeekdayAndDayText } from '@jackfield/domain/days-in-words';
import type { PathStop } from '@jackfield/kit/upright-path';
import { type Message, t } from '@jackfield/runtime';
import { pathMessages as messages } from '../messages.ts';

type Step = PortOrder['story'][number]['step'];

const stepTitles: Readonly<Record<Step, Message>> = {
  signed: messages.signed,
  billAdded: messages.billAdded,
  submitted: messages.submitted,
  rejected: messages.rejected,
  dated: messages.dated,
  moving: messages.moving,
  done: messages.done,
  partlyDone: messages.partlyDone,
  cancelled: messages.cancelled,
};

const looks: Partial<Record<Step, PathStop['look']>> = {
  rejected: 'failed',
  partlyDone: 'amiss',
  cancelled: 'end',
};

/** How moments are said: a past one, and the one at which the numbers move. */
export interface PortTimes {
  dateTime(instant: string): string;
  moment(instant: string): string;
}

const ahead = (key: string, title: string, note?: string): PathStop => ({
  key,
  look: 'ahead',
  title,
  ...(note !== undefined && { note }),
});

const day = 24 * 60 * 60_000;

/** What is to be done, and for how long it waits. */
function yourMove(order: PortOrder, now: number): PathStop {
  const count = order.points.filter(({ isDone }) => !isDone).length;
  const left = order.correctUntil === null ? null : Date.parse(order.correctUntil) - now;
  return {
    key: 'yours',
    look: 'amiss',
    title: count > 0 ? t(messages.youCorrect, { count }) : t(messages.youResubmit),
    note:
      left === null
        ? t(messages.yours)
        : t(messages.yoursFor, { count: Math.max(0, Math.ceil(left / day)) }),
  };
}

function movesNote({ movesAt, wantedDate, state, dates }: PortOrder, times: PortTimes): string {
  if (movesAt !== null) return t(messages.takes, { when: times.moment(movesAt) });
  const earliest = state === 'rejected' ? dates?.earliest : wantedDate;
  return earliest ? t(messages.earliest, { day: longWeekdayAndDayText(earliest) }) : '';
}

/** What is still to come, beginning with whose move it is. */
function stopsAhead(order: PortOrder, times: PortTimes, now: number): PathStop[] {
  const { state } = order;
  if (['done', 'partlyDone', 'cancelled'].includes(state)) return [];
  const texting = ahead('texting', t(messages.textingMoves), t(messages.textingNote));
  if (state === 'moving') return [ahead('test', t(messages.testCall)), texting];
  const move = ahead('move', t(messages.numbersMove), movesNote(order, times));
  if (state === 'dated') return [move, texting];
  const confirm = ahead('confirm', t(messages.theyConfirm), t(messages.theyConfirmNote));
  return [...(state === 'rejected' ? [yourMove(order, now)] : []), confirm, move, texting];
}

/** Where an order stands: what has happened, the oldest first, then what is still to come. */
export function portStops(order: PortOrder, times: PortTimes, now: number): PathStop[] {
  const past = order.story.map(
    ({ step, at, by }, place): PathStop => ({
      key: `${place} ${step}`,
      look: looks[step] ?? 'on',
      title: t(stepTitles[step], { carrier: order.carrier }),
      note:
        by === null ? times.dateTime(at) : t(messages.by, { when: times.dateTime(at), name: by }),
    }),
  );
  return [...past, ...stopsAhead(order, times, now)];
}
