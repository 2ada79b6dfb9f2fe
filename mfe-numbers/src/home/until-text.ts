import { timeBehindWord } from '@jackfield/domain';
import { zoneName } from '@jackfield/domain/days-in-words';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { monthAndDayText, shortWeekdayText } from '@jackfield/domain/days-in-words';
import { timeOfInstant } from '@jackfield/records/hours-text';
import { t } from '@jackfield/runtime';
import { answerMessages } from './messages.ts';

const week = 7;

interface Seen {
  /** Zone of the number. */
  zone: string;
  /** Zone of who looks; another one of the number is named. */
  own: string;
  now: number;
}

/** 'until 5:30 pm', 'until Mon 9:00 am', 'until Dec 1 9:00 am PT', 'always'. */
export function untilText(until: number | null, { zone, own, now }: Seen): string {
  if (until === null) return t(answerMessages.always);
  const [today, day] = [localTimeAt(zone, now).day, localTimeAt(zone, until).day];
  const time = timeOfInstant(zone, until);
  const text = dayText(day);
  const said =
    day === today
      ? timeBehindWord(time)
      : `${day - today < week ? shortWeekdayText(text) : monthAndDayText(text)} ${time}`;
  const isFar = zoneName(zone) !== zoneName(own);
  return t(answerMessages.until, {
    when: `${said}${isFar ? ` ${zoneName(zone)}` : ''}`,
  });
}
