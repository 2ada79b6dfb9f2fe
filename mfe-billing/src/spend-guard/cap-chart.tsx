import { sumAmounts } from '@jackfield/domain';
import { useFormats, useT } from '@jackfield/runtime';
import { axisHeight, axisWidth, ChartAxes, DayKeys, roundAmount } from '@jackfield/usage/chart';
import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  LabelList,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
} from 'recharts';
import css from './cap-chart.module.css';
import { guardMessages as messages } from './messages.ts';
import type { scaleOf } from './what-it-stops.ts';

/** What was spent on a day, or by an instant, at home and abroad. */
export interface CapBar {
  readonly day: string;
  readonly home: number;
  readonly abroad: number;
}

interface CapChartProps {
  title: string;
  bars: readonly CapBar[];
  cap: number | null;
  scale: ReturnType<typeof scaleOf>;
  /** What the bars are of, where that is no days. */
  dayText?(instant: string): string;
  /** The day that others look at; its amount is written over it. */
  chosen?: string | null;
  onChoose?(day: string): void;
  /** The first bar of the time in which calls are stopped. */
  stoppedFrom?: string | undefined;
  /** Lies over the bars, as high as they can be. */
  children?: ReactNode;
}

/** Room around the bars; right of them stands what the lines are. */
const margin = { top: 16, right: 92, bottom: 0, left: 0 };
const inset = `${margin.top}px ${margin.right}px ${axisHeight}px ${axisWidth}px`;

const sumOf = ({ home, abroad }: CapBar) => sumAmounts([home, abroad]);

const label = (value: string, tone: 'warning' | 'error') =>
  ({
    value,
    position: 'right',
    offset: 14,
    fontSize: 11,
    fontWeight: tone === 'error' ? 600 : 500,
    fill: `var(--ui-${tone}-text)`,
  }) as const;

/** Bars against a cap and its levels (annex J7). */
export function CapChart(props: CapChartProps) {
  const { title, bars, cap, scale, dayText, chosen = null, onChoose, stoppedFrom } = props;
  const t = useT();
  const { money } = useFormats();
  const figureOf = (bar: CapBar) => (bar.day === chosen && sumOf(bar) > 0 ? money(sumOf(bar)) : '');
  return (
    <figure className={css.chart} aria-label={title}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...bars]}
          margin={margin}
          barCategoryGap="19%"
          accessibilityLayer={false}
          onClick={({ activeLabel }) => {
            if (typeof activeLabel === 'string') onChoose?.(activeLabel);
          }}
        >
          <ChartAxes
            figure={(value) => roundAmount(money(value))}
            ticks={scale}
            dayText={dayText}
          />
          {onChoose && <Tooltip cursor={{ fill: 'var(--ui-hover)' }} content={() => null} />}
          <Bar dataKey="home" stackId="day" fill="var(--ui-chart-1)" isAnimationActive={false} />
          <Bar
            dataKey="abroad"
            stackId="day"
            fill="var(--ui-warning-dot)"
            isAnimationActive={false}
          >
            <LabelList
              valueAccessor={({ payload }) => figureOf(payload)}
              position="top"
              fontSize={11}
              fontWeight={600}
              fill="var(--ui-text)"
            />
          </Bar>
          {stoppedFrom !== undefined && (
            <ReferenceArea
              x1={stoppedFrom}
              fill="var(--ui-error-tint)"
              fillOpacity={1}
              label={{ value: t(messages.stopped), fontSize: 11, fill: 'var(--ui-error-text)' }}
            />
          )}
          {cap !== null &&
            [80, 50].map((level) => (
              <ReferenceLine
                key={level}
                y={(cap * level) / 100}
                stroke="var(--ui-warning-dot)"
                strokeWidth={1.5}
                strokeDasharray="1.5 3"
                label={label(
                  t(messages.levelLabel, { level, amount: money((cap * level) / 100) }),
                  'warning',
                )}
              />
            ))}
          {cap !== null && (
            <ReferenceLine
              y={cap}
              stroke="var(--ui-error-dot)"
              strokeWidth={2}
              label={label(t(messages.capLabel, { amount: money(cap) }), 'error')}
            />
          )}
        </BarChart>
      </ResponsiveContainer>
      {onChoose && (
        <DayKeys
          title={title}
          bars={bars}
          valueOf={(bar) => money(sumOf(bar))}
          chosen={chosen}
          onChoose={onChoose}
          right={margin.right}
        />
      )}
      <div className={css.over} style={{ inset }}>
        {props.children}
      </div>
    </figure>
  );
}
