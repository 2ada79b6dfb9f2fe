import { formatTimeOfDay, weekdayName } from '@jackfield/domain';
import { minutesOf, timeText } from '@jackfield/domain/business-hours';
import type { DeskSheet } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import { intervalsText, placeText } from './desk-text.ts';
import css from './hours-table.module.css';
import { deskMessages } from './messages.ts';

type Intervals = DeskSheet['days'][number]['intervals'];

const hour = 60;
const dayEnd = 24 * hour;

/** An interval that ends past midnight fills its day. */
const endOf = ({ from, to }: Intervals[number]) =>
  minutesOf(to) <= minutesOf(from) ? dayEnd : minutesOf(to);

/** Two hours around all hours of the week, in whole ones. */
function rangeOf(days: DeskSheet['days']) {
  const all = days.flatMap(({ intervals }) => intervals);
  const first = Math.min(...all.map(({ from }) => minutesOf(from)));
  const last = Math.max(...all.map(endOf));
  return {
    from: Math.max(0, Math.floor(first / hour - 2) * hour),
    to: Math.min(dayEnd, Math.ceil(last / hour + 1) * hour),
  };
}

const clock = (minutes: number) => formatTimeOfDay(timeText(minutes % dayEnd));

/** Where calls go on which days, with a bar for each, and at all other times. */
export function HoursTable({ sheet: { days, hours, open, closed } }: { sheet: DeskSheet }) {
  const t = useT();
  const isAlways = hours.alwaysOpen;
  const range = rangeOf(days);
  const [openText, closedText] = [open, closed].map((place) => place && placeText(place.branch));
  return (
    <section>
      <h3 id="desk-hours">{t(deskMessages.hoursTitle)}</h3>
      <table className={css.hours} aria-labelledby="desk-hours">
        <tbody>
          {isAlways && (
            <tr>
              <th scope="row">{t(deskMessages.always)}</th>
              <td>{openText}</td>
            </tr>
          )}
          {!isAlways &&
            days.map(({ weekdays, intervals }) => (
              <tr key={weekdays.join()}>
                <th scope="row">
                  {weekdays
                    .map((day) => weekdayName(day, weekdays.length === 1 ? 'long' : 'short'))
                    .join(', ')}
                </th>
                <td>{intervalsText(intervals)}</td>
                <td>
                  <Bar intervals={intervals} range={range} />
                </td>
                <td>{intervals.length > 0 ? openText : closedText}</td>
              </tr>
            ))}
          {!isAlways && closedText && (
            <tr>
              <th scope="row">{t(deskMessages.otherTimes)}</th>
              <td>{t(deskMessages.closed)}</td>
              <td className={css.axis}>
                <span>{clock(range.from)}</span> <span>{clock(range.to)}</span>
              </td>
              <td>{closedText}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

interface BarProps {
  intervals: Intervals;
  range: { from: number; to: number };
}

function Bar({ intervals, range: { from, to } }: BarProps) {
  const place = (minutes: number) => (100 * (minutes - from)) / (to - from);
  return (
    <svg className={css.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 6H100" />
      {intervals.map((interval) => {
        const start = place(minutesOf(interval.from));
        return (
          <rect key={interval.from} x={start} width={place(endOf(interval)) - start} height={12} />
        );
      })}
    </svg>
  );
}
