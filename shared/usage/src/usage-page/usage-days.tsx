import type { UsageDay, UsageParts } from '@jackfield/contract/api/usage';
import { formatDay } from '@jackfield/domain';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { PlainTable } from '@jackfield/kit/plain-table';
import { Button } from '@jackfield/kit/ui/core';
import { X } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type Scale, valueText } from './measure.ts';
import { usageMessages } from './messages.ts';
import { lengthOf, seriesOf, type UsageSeries } from './series.ts';
import css from './usage.module.css';

const UsageChart = lazyPart(() => import('./usage-chart.tsx').then((file) => file.UsageChart));

/** A day and what its bar shows. */
export interface DayBar extends UsageParts {
  readonly day: string;
}

interface UsageDaysProps {
  days: readonly UsageDay[];
  scale: Scale;
  /** The day that everything else is narrowed to. */
  chosen: string | null;
  onChoose(day: string | null): void;
  /** Stands before the button for the table. */
  tools?: ReactNode;
}

/** The bars of the days, one of which can be chosen; or the same as a table. */
export function UsageDays({ days, scale, chosen, onChoose, tools }: UsageDaysProps) {
  const t = useT();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const bars = days.map(({ day, spend, ...units }) => ({
    day,
    ...(scale.measure === 'spend' ? spend : units),
  }));
  const series = seriesOf(bars);
  const bar = bars.find(({ day }) => day === chosen);
  const units = scale.isMessages ? usageMessages.messagesByDay : usageMessages.minutesByDay;
  const title = t(scale.measure === 'spend' ? usageMessages.spendByDay : units);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || chosen === null) return;
    event.stopPropagation();
    onChoose(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a second way out of what the chip takes back
    <section className={`ui-card ${css.card}`} aria-labelledby={id} onKeyDown={onEscape}>
      <header className={css.chartHead}>
        <h2 id={id}>{title}</h2>
        <ul className={`ui-note ${css.legend}`}>
          {series.map(({ key, color, label }) => (
            <li key={key}>
              <span className={css.swatch} style={{ background: color }} aria-hidden="true" />
              {t(label)}
            </li>
          ))}
        </ul>
        <span className={css.chartTools}>
          {bar && (
            <button
              type="button"
              className={css.chip}
              aria-label={t(usageMessages.dayWithout, { day: formatDay(bar.day) })}
              onClick={() => onChoose(null)}
            >
              {t(usageMessages.onlyDay, {
                day: formatDay(bar.day),
                value: valueText(lengthOf(bar), scale),
              })}
              <X size={14} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
          {tools}
          <Button size="small" onClick={() => setTable(!isTable)}>
            {t(isTable ? usageMessages.showChart : usageMessages.showTable)}
          </Button>
        </span>
      </header>
      <div className={css.chart}>
        {isTable ? (
          <DayTable title={title} bars={bars} series={series} scale={scale} />
        ) : (
          <UsageChart
            bars={bars}
            series={series}
            scale={scale}
            title={title}
            chosen={bar ? chosen : null}
            onChoose={onChoose}
          />
        )}
      </div>
    </section>
  );
}

interface DayTableProps {
  title: string;
  bars: readonly DayBar[];
  series: readonly UsageSeries[];
  scale: Scale;
}

function DayTable({ title, bars, series, scale }: DayTableProps) {
  const t = useT();
  return (
    <PlainTable
      isScrolled
      label={title}
      columns={[
        { title: t(common.day) },
        ...series.map(({ label }) => ({ title: t(label), isFigure: true })),
        { title: t(common.total), isFigure: true },
      ]}
      rows={bars.map((bar) => ({
        key: bar.day,
        cells: [
          formatDay(bar.day),
          ...series.map(({ key }) => valueText(bar[key], scale)),
          valueText(lengthOf(bar), scale),
        ],
      }))}
    />
  );
}
