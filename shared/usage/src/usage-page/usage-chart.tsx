import { formatDay } from '@jackfield/domain';
import { formatNumber, useT } from '@jackfield/runtime';
import {
  Bar,
  BarChart,
  Cell,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
} from 'recharts';
import { ChartAxes } from '../chart/axes.tsx';
import { DayKeys } from '../chart/day-keys.tsx';
import { roundAmount } from '../chart/round-amount.ts';
import { type Scale, valueText } from './measure.ts';
import { usageMessages } from './messages.ts';
import { lengthOf, type UsageSeries } from './series.ts';
import css from './usage.module.css';
import type { DayBar } from './usage-days.tsx';

interface UsageChartProps {
  bars: readonly DayBar[];
  series: readonly UsageSeries[];
  scale: Scale;
  title: string;
  chosen: string | null;
  onChoose(day: string | null): void;
}

const margin = { top: 8, right: 0, bottom: 0, left: 0 };

/** Stacked bars, one per day, of which the mouse or the keys choose one. */
export function UsageChart({ bars, series, scale, title, chosen, onChoose }: UsageChartProps) {
  const t = useT();
  const isEmpty = bars.every((bar) => lengthOf(bar) === 0);
  const toggle = (day: unknown) => {
    if (typeof day === 'string') onChoose(day === chosen ? null : day);
  };
  // An axis of money counts cents, so that no figure beside it is a rounded one.
  const isMoney = scale.measure === 'spend';
  const length = (value: number) => (isMoney ? value * 100 : value);
  const figure = (value: number) =>
    isMoney ? roundAmount(scale.money(value / 100, scale.currency)) : formatNumber(value);
  return (
    <div className={css.plot}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...bars]}
          margin={margin}
          barCategoryGap="20%"
          accessibilityLayer={false}
          onClick={({ activeLabel }) => toggle(activeLabel)}
        >
          <ChartAxes figure={figure} ticks={5} hasParts={false} />
          {!isEmpty && (
            <Tooltip
              cursor={{ fill: 'var(--ui-hover)' }}
              isAnimationActive={false}
              content={<Hover bars={bars} series={series} scale={scale} />}
            />
          )}
          {series.map(({ key, color }) => (
            <Bar
              key={key}
              name={key}
              dataKey={(bar: DayBar) => length(bar[key])}
              stackId="day"
              fill={color}
              stroke="var(--ui-sheet)"
              strokeWidth={1}
              radius={1.5}
              isAnimationActive={false}
            >
              {bars.map(({ day }) => (
                <Cell key={day} fillOpacity={chosen === null || chosen === day ? 1 : 0.35} />
              ))}
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
      {!isEmpty && (
        <DayKeys
          title={title}
          bars={bars}
          valueOf={(bar) => valueText(lengthOf(bar), scale)}
          chosen={chosen}
          onChoose={toggle}
        />
      )}
      {isEmpty && <p className={css.noUse}>{t(usageMessages.emptyTitle)}</p>}
    </div>
  );
}

/** The chart adds where it is. */
type HoverProps = Partial<Pick<TooltipContentProps, 'active' | 'label'>> &
  Pick<UsageChartProps, 'bars' | 'series' | 'scale'>;

/** The raised card over a band: what the day has of each series. */
function Hover({ active, label, bars, series, scale }: HoverProps) {
  const t = useT();
  const bar = bars.find(({ day }) => day === label);
  if (!active || !bar) return null;
  return (
    <div className={css.hover}>
      <strong>{formatDay(bar.day)}</strong>
      <dl>
        {series.map(({ key, color, label: word }) => (
          <div key={key}>
            <span className={css.swatch} style={{ background: color }} aria-hidden="true" />
            <dt>{t(word)}</dt>
            <dd className="ui-num">{valueText(bar[key], scale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
