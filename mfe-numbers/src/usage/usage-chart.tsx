import type { UsageDay } from '@jackfield/contract/api/usage';
import { formatDay } from '@jackfield/domain';
import { formatNumber, useT } from '@jackfield/runtime';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { usageMessages } from './messages.ts';
import type { UsageSeries } from './series.ts';
import css from './usage.module.css';

interface UsageChartProps {
  days: readonly UsageDay[];
  series: readonly UsageSeries[];
  title: string;
}

const tick = { fontSize: 11, fill: 'var(--ui-text3)' };
const margin = { top: 8, right: 0, bottom: 0, left: 0 };
const short = (day: string) => formatDay(day).slice(0, 6);

/** Stacked bars, one per day. Arrows move the band when the chart has the focus. */
export function UsageChart({ days, series, title }: UsageChartProps) {
  const t = useT();
  const isEmpty = days.every((day) => series.every(({ key }) => day[key] === 0));
  return (
    <div className={css.plot}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...days]} margin={margin} barCategoryGap="20%" aria-label={title}>
          <CartesianGrid vertical={false} stroke="var(--ui-line)" />
          <XAxis
            dataKey="day"
            tickFormatter={short}
            tick={tick}
            tickLine={false}
            axisLine={false}
            minTickGap={56}
          />
          <YAxis
            width={44}
            tick={tick}
            tickCount={5}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
          />
          {!isEmpty && (
            <Tooltip
              cursor={{ fill: 'var(--ui-hover)' }}
              isAnimationActive={false}
              content={<Hover days={days} series={series} />}
            />
          )}
          {series.map(({ key, color }) => (
            <Bar
              key={key}
              dataKey={key}
              stackId="day"
              fill={color}
              stroke="var(--ui-sheet)"
              strokeWidth={1}
              radius={1.5}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      {isEmpty && <p className={css.noUse}>{t(usageMessages.emptyTitle)}</p>}
    </div>
  );
}

/** The chart adds where it is. */
type HoverProps = Partial<Pick<TooltipContentProps, 'active' | 'label'>> &
  Pick<UsageChartProps, 'days' | 'series'>;

/** The raised card over a band: what the day has of each series. */
function Hover({ active, label, days, series }: HoverProps) {
  const t = useT();
  const day = days.find((each) => each.day === label);
  if (!active || !day) return null;
  return (
    <div className={css.hover}>
      <strong>{formatDay(day.day)}</strong>
      <dl>
        {series.map(({ key, color, label: word }) => (
          <div key={key}>
            <span className={css.swatch} style={{ background: color }} aria-hidden="true" />
            <dt>{t(word)}</dt>
            <dd className="ui-num">{formatNumber(day[key])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
