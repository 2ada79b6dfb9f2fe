import type { GuardStopStory } from '@jackfield/contract/api/spend-guard';
import { useFormats, useT } from '@jackfield/runtime';
import { clockAt } from './clock-at.ts';
import { guardMessages as messages } from './messages.ts';
import css from './spend-chart.module.css';
import { scaleOf } from './what-it-stops.ts';

interface StopChartProps {
  story: GuardStopStory;
  timeZone: string;
}

/** Quarters that stand empty behind the stop. */
const behind = 3;
const perHour = 4;

/** The running total of the hours before a stop, its cap, and the time since. */
export function StopChart({ story: { stop, quarters }, timeZone }: StopChartProps) {
  const t = useT();
  const { money } = useFormats();
  const { most, lines } = scaleOf(
    quarters.map(({ at, total }) => ({ day: at, amount: total })),
    stop.cap,
  );
  const percent = (amount: number) => `${(amount / most) * 100}%`;
  const width = `${(behind / (quarters.length + behind)) * 100}%`;
  return (
    <figure className={css.chart} aria-label={t(messages.soFar)}>
      <div className={css.plot}>
        {lines.map((line) => (
          <span key={line} className={css.line} style={{ bottom: percent(line) }}>
            <span className={css.tick}>{money(line).replace(/\.00$/, '')}</span>
          </span>
        ))}
        {[80, 50].map((level) => (
          <span
            key={level}
            className={css.level}
            style={{ bottom: percent((stop.cap * level) / 100) }}
          >
            <span className={css.mark}>
              {t(messages.levelLabel, { level, amount: money((stop.cap * level) / 100) })}
            </span>
          </span>
        ))}
        <div className={css.bars}>
          {quarters.map(({ at, total }, index) => (
            <span key={at} className={css.bar}>
              <span data-kind="abroad" style={{ height: percent(total) }} />
              {index % perHour === 0 && (
                <span className={css.day} data-end={index % (2 * perHour) === 0}>
                  {clockAt(at, timeZone)}
                </span>
              )}
            </span>
          ))}
          {Array.from({ length: behind }, (_, index) => (
            <span key={index} className={css.bar} />
          ))}
        </div>
        <span className={css.after} style={{ width }}>
          {t(messages.stopped)}
        </span>
        <div className={css.cap} style={{ bottom: percent(stop.cap) }}>
          <span className={css.capText}>{t(messages.capLabel, { amount: money(stop.cap) })}</span>
        </div>
      </div>
    </figure>
  );
}
