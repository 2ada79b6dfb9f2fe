import { formatDay, formatTimeOfDay } from '@jackfield/domain';
import {
  dayText,
  instantAt,
  localTimeAt,
  timeText,
  weekdayOf,
} from '@jackfield/domain/business-hours';
import type { RoutingThen } from '@jackfield/call-routing/planned-routing';
import type { FlowRoot, WeekStretch } from '@jackfield/domain/routing';
import { weekOf } from '@jackfield/domain/routing';
import { t as text, useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { endText } from './question.ts';
import { weekMessages } from './messages.ts';
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

const days = 7;
/** Days shown before a day in question that lies further away. */
const before = 3;
const tones = { answered: 'open', menu: 'open', external: 'open' } as Readonly<
  Record<string, string>
>;
const toneOf = (kind: string) =>
  tones[kind] ?? (kind === 'voicemail' || kind === 'message' ? 'message' : 'lost');

interface Part extends WeekStretch {
  /** Shares of the day, 0 to 1. */
  start: number;
  end: number;
}

const timeOf = (zone: string, at: number) =>
  formatTimeOfDay(timeText(localTimeAt(zone, at).minutes));

/** The stretches of one local day. */
function partsOf(stretches: readonly WeekStretch[], zone: string, day: number): Part[] {
  const [from, to] = [day, day + 1].map((one) => instantAt(zone, { day: one, minutes: 0 })) as [
    number,
    number,
  ];
  const share = (at: number) => (Math.min(Math.max(at, from), to) - from) / (to - from);
  return stretches.flatMap((stretch) =>
    stretch.from < to && stretch.to > from
      ? [{ ...stretch, start: share(stretch.from), end: share(stretch.to) }]
      : [],
  );
}

const stretchText = (zone: string, part: Part, day: number) => {
  const [from, to] = [day, day + 1].map((one) => instantAt(zone, { day: one, minutes: 0 })) as [
    number,
    number,
  ];
  return text(weekMessages.stretch, {
    from: timeOf(zone, Math.max(part.from, from)),
    to: timeOf(zone, Math.min(part.to, to)),
    name: endText(part.branch),
  });
};

/** Who callers reach from an instant on; planned changes cut what comes before them. */
function stretchesOf(then: RoutingThen, root: FlowRoot, from: number): WeekStretch[] {
  const starts = [from, ...then.times.filter((time) => time > from)];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return weekOf(then.at(start), root, { from, days: days + 1 }).flatMap((stretch) => {
      const span = { from: Math.max(stretch.from, start), to: Math.min(stretch.to, end) };
      return span.from < span.to ? [{ ...stretch, ...span }] : [];
    });
  });
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
  const place = zone.replaceAll('_', ' ');
  const shown = stretches.filter(
    ({ from }) => from < instantAt(zone, { day: first + days, minutes: 0 }),
  );
  const ends = new Map(shown.map(({ branch }) => [endText(branch), toneOf(branch.kind)]));

  return (
    <section className={css.week} aria-labelledby="who-when">
      <h3 id="who-when">{t(weekMessages.title)}</h3>
      <p className="ui-note">
        {isAhead
          ? t(weekMessages.zone, { zone: place })
          : t(weekMessages.around, { day: formatDay(dayText(question.day)), zone: place })}
      </p>
      <ul className={css.days}>
        {Array.from({ length: days }, (_, index) => first + index).map((day) => (
          <li key={day}>
            <span className={css.name} data-question={question.day === day || undefined}>
              <span>{t(weekMessages[weekdayOf(day)])}</span>
              <span className={css.date}>{formatDay(dayText(day)).slice(0, 6)}</span>
            </span>
            <span className={css.bar}>
              {partsOf(stretches, zone, day).map((part) => (
                <button
                  key={part.from}
                  type="button"
                  className={css.part}
                  data-tone={toneOf(part.branch.kind)}
                  style={{
                    left: `${part.start * 100}%`,
                    width: `${(part.end - part.start) * 100}%`,
                  }}
                  title={stretchText(zone, part, day)}
                  aria-label={stretchText(zone, part, day)}
                  onClick={() => onAsk(Math.max(part.from, instantAt(zone, { day, minutes: 0 })))}
                />
              ))}
              {question.day === day && (
                <span
                  className={css.mark}
                  style={{ left: `${(question.minutes / 1440) * 100}%` }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.hours} aria-hidden="true">
        {['00:00', '06:00', '12:00', '18:00'].map((hour) => (
          <span key={hour}>{formatTimeOfDay(hour)}</span>
        ))}
      </p>
      <ul className={`ui-note ${css.legend}`} aria-label={t(weekMessages.legend)}>
        {[...ends].map(([name, tone]) => (
          <li key={name}>
            <span className={css.part} data-tone={tone} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
