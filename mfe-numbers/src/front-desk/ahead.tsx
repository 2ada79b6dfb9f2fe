import { momentText, partSentences } from '@jackfield/call-routing/planned-changes';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import type { DeskDate } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import { aheadText, dateText } from './desk-text.ts';
import { deskMessages } from './messages.ts';
import css from './paper.module.css';

interface AheadProps {
  dates: readonly DeskDate[];
  planned: readonly PlannedChange[];
  zone: string;
}

/** Dates of the next days with what is special about them, and what is planned, in order. */
export function Ahead({ dates, planned, zone }: AheadProps) {
  const t = useT();
  const rows = [
    ...dates.map((date) => ({
      key: `${date.day} ${date.name}`,
      day: date.day,
      when: dateText(date),
      what: aheadText(date),
    })),
    ...planned.map((change) => ({
      key: change.id,
      day: dayText(localTimeAt(zone, Date.parse(change.at)).day),
      when: momentText(change.at, zone),
      what: t(deskMessages.planned, {
        what: change.parts.flatMap((part) => partSentences(change, part)).join(' '),
      }),
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <section>
      <h3 id="desk-ahead">{t(deskMessages.aheadTitle)}</h3>
      {rows.length === 0 && <p>{t(deskMessages.nothingAhead)}</p>}
      <table aria-labelledby="desk-ahead">
        <tbody>
          {rows.map(({ key, when, what }) => (
            <tr key={key}>
              <th scope="row" className={css.day}>
                {when}
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
