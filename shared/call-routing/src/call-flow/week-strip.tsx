import { zoneName } from '@jackfield/domain/days-in-words';
import { formatDay, formatTimeOfDay, weekdayName } from '@jackfield/domain';
import {
  dayText,
  instantAt,
  isOpenAt,
  localTimeAt,
  weekdayOf,
} from '@jackfield/domain/business-hours';
import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { capital } from '@jackfield/domain/locale';
import type { RoutingThen } from '@jackfield/call-routing/planned-routing';
import type { FlowRoot, RoutingConfig, WeekStretch } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { endText, hoursOf } from './question.ts';
import { weekMessages } from './messages.ts';
import { useStripKeys } from './use-strip-keys.ts';
import { days, partsOf, shareOf, stretchesOf } from './week-parts.ts';
import css from './week-strip.module.css';

export interface WeekStripProps {
  then: RoutingThen;
  root: FlowRoot;
  zone: string;
  /** The instant in question, marked on its day. */
  at: number;
  /** Milliseconds. */
  now: number;
  onAsk(at: number): void;
}

/** Days shown before a day in question that lies further away. */
const before = 3;
/** A message that ends the call reaches nobody, as in the calendar. */
const tones: Readonly<Record<string, string>> = {
  answered: 'open',
  menu: 'open',
  external: 'open',
  voicemail: 'voicemail',
  message: 'nobody',
};
const toneOf = (kind: string) => tones[kind] ?? 'lost';

/** Colours for those who answer, before they repeat. */
const mostShades = 4;

const isOpenThen = (config: RoutingConfig, root: FlowRoot, at: number): boolean => {
  const hours = hoursOf(config, root);
  return hours !== undefined && isOpenAt(hours, new Date(at)).isOpen;
};

/** A colour for each who answers; who answers in open hours comes first, so that it stays the same. */
function shadesOf(stretches: readonly WeekStretch[], isOpen: (at: number) => boolean) {
  const answered = stretches.filter(({ branch }) => toneOf(branch.kind) === 'open');
  const { open = [], closed = [] } = Object.groupBy(answered, ({ from }) =>
    isOpen(from) ? 'open' : 'closed',
  );
  const texts = new Set([...open, ...closed].map(({ branch }) => endText(branch)));
  return new Map([...texts].map((text, index) => [text, (index % mostShades) + 1]));
}

/** A strip for each of the next days: who callers reach when; a press asks for that time. */
export function WeekStrip({ then, root, zone, at, now, onAsk }: WeekStripProps) {
  const t = useT();
  const today = localTimeAt(zone, now).day;
  const question = localTimeAt(zone, at);
  const isAhead = question.day >= today && question.day < today + days;
  const first = isAhead ? today : question.day - before;
  const stretches = useMemo(() => {
    const from = instantAt(zone, { day: first, minutes: 0 });
    return stretchesOf(then, root, from);
  }, [then, root, zone, first]);
  const rows = useMemo(
    () => Array.from({ length: days }, (_, index) => partsOf(stretches, zone, first + index)),
    [stretches, zone, first],
  );
  const keys = useStripKeys(rows, at);
  const place = zoneName(zone);
  const shown = stretches.filter(
    ({ from }) => from < instantAt(zone, { day: first + days, minutes: 0 }),
  );
  const ends = new Map(shown.map(({ branch }) => [endText(branch), toneOf(branch.kind)]));
  const shades = shadesOf(shown, (instant) => isOpenThen(then.at(instant), root, instant));

  return (
    <section className={css.week} aria-labelledby="who-when">
      <h3 id="who-when">{t(weekMessages.title)}</h3>
      <p className="ui-note">
        {isAhead
          ? t(weekMessages.zone, { zone: place })
          : t(weekMessages.around, { day: formatDay(dayText(question.day)), zone: place })}
      </p>
      <ul className={css.days}>
        {rows.map((parts, index) => {
          const day = first + index;
          return (
            <li key={day}>
              <span className={css.name} data-question={question.day === day || undefined}>
                <span>{capital(weekdayName(weekdayOf(day), 'short'))}</span>
                <span className={css.date}>{monthAndDayText(dayText(day))}</span>
              </span>
              <span className={css.bar}>
                {parts.map((part) => (
                  <button
                    key={part.from}
                    type="button"
                    className={css.part}
                    data-tone={toneOf(part.branch.kind)}
                    data-shade={shades.get(endText(part.branch))}
                    style={{
                      left: `${part.start * 100}%`,
                      width: `${(part.end - part.start) * 100}%`,
                    }}
                    title={part.label}
                    aria-label={part.label}
                    tabIndex={part.at === keys.stop ? 0 : -1}
                    onFocus={() => keys.onFocus(part)}
                    onKeyDown={(event) => keys.onKeyDown(event, part)}
                    onClick={() => onAsk(part.at)}
                  />
                ))}
                {question.day === day && (
                  <span className={css.mark} style={{ left: `${shareOf(zone, day, at) * 100}%` }} />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.hours} aria-hidden="true">
        {['00:00', '06:00', '12:00', '18:00'].map((hour) => (
          <span key={hour}>{formatTimeOfDay(hour)}</span>
        ))}
      </p>
      <ul className={`ui-note ${css.legend}`} aria-label={t(weekMessages.legend)}>
        {[...ends].map(([name, tone]) => (
          <li key={name}>
            <span
              className={css.part}
              data-tone={tone}
              data-shade={shades.get(name)}
              aria-hidden="true"
            />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
