import type { GuardSpending } from '@jackfield/contract/api/spend-guard';
import { formatDay } from '@jackfield/domain';
import { useFormats, useT } from '@jackfield/runtime';
import { shortDay } from '@jackfield/usage/chart';
import type { KeyboardEvent } from 'react';
import css from './spend-chart.module.css';
import { guardMessages as messages } from './messages.ts';
import { type Measured, measuredDays } from './what-it-stops.ts';

interface SpendBarsProps {
  spending: GuardSpending;
  measured: Measured;
  /** Upper end of the scale. */
  most: number;
  day: string | null;
  onDay(day: string): void;
}

const labelled = 7;

/** A bar for each day; one of them is chosen, and arrows move the choice. */
export function SpendBars({ spending, measured, most, day, onDay }: SpendBarsProps) {
  const t = useT();
  const { money } = useFormats();
  const days = measuredDays(spending.days, measured);
  const percent = (amount: number) => `${(amount / most) * 100}%`;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const bars = [...event.currentTarget.querySelectorAll('button')];
    const at = bars.findIndex((bar) => bar === document.activeElement);
    const next = bars[Math.min(bars.length - 1, Math.max(0, at + step))];
    next?.focus();
    next?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons in it
    <div className={css.bars} onKeyDown={move}>
      {spending.days.map((each, index) => {
        const amount = days[index]?.amount ?? 0;
        const isChosen = each.day === day;
        return (
          <button
            key={each.day}
            type="button"
            className={css.bar}
            aria-pressed={isChosen}
            aria-label={t(messages.barOf, { day: formatDay(each.day), amount: money(amount) })}
            tabIndex={isChosen || (day === null && index === 0) ? 0 : -1}
            onClick={() => onDay(each.day)}
          >
            {measured === 'hour' ? (
              <span data-kind="home" style={{ height: percent(each.peak) }} />
            ) : (
              <>
                <span data-kind="home" style={{ height: percent(each.home) }} />
                <span data-kind="abroad" style={{ height: percent(each.abroad) }} />
              </>
            )}
            {isChosen && amount > 0 && (
              <span className={css.figure} style={{ bottom: percent(amount) }}>
                {money(amount)}
              </span>
            )}
            {index % labelled === 0 && (
              <span
                className={css.day}
                data-end={index === 0 || index + labelled >= spending.days.length}
              >
                {shortDay(each.day)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
