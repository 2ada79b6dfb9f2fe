import type { UsageCount } from '@jackfield/contract/api/usage';
import { dayOfMonthText, shortWeekdayText } from '@jackfield/domain/days-in-words';
import { formatNumber } from '@jackfield/runtime';
import { callSeries } from './call-series.ts';
import css from './calls-card.module.css';

const [width, height, left, top, bottom] = [340, 150, 26, 8, 22];
const plot = height - top - bottom;
const barWidth = 22;

/** The upper end of the scale, whose half is a whole number: 2, 4, 6, 8, 10, 20, 30, 40, 60… */
export function scaleOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const steps = power === 1 ? [2, 4, 6, 8] : [1, 2, 3, 4, 6, 8];
  return (steps.find((step) => step * power >= most) ?? 10) * power;
}

/** 'Sun 15': the day as it stands below its bar. */
const shortDay = (day: string) => `${shortWeekdayText(day)} ${dayOfMonthText(day)}`;

/** A bar for each day, its parts on each other. The table behind it says the same. */
export function CallBars({ days }: { days: readonly UsageCount[] }) {
  const sums = days.map((day) => callSeries.reduce((sum, { key }) => sum + day[key], 0));
  const scale = scaleOf(Math.max(...sums));
  const y = (value: number) => top + plot * (1 - value / scale);
  const step = (width - left) / days.length;
  return (
    <svg className={css.bars} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[0, scale / 2, scale].map((value) => (
        <g key={value}>
          <line x1={left} x2={width} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {days.map((day, at) => {
        const x = left + step * at + (step - barWidth) / 2;
        let below = 0;
        return (
          <g key={day.day}>
            {callSeries.map(({ key, color }) => {
              const from = below;
              below += day[key];
              const tall = y(from) - y(below);
              return (
                <rect
                  key={key}
                  x={x}
                  y={y(below)}
                  width={barWidth}
                  height={Math.max(0, tall - 1)}
                  rx={1.5}
                  fill={color}
                />
              );
            })}
            <text x={x + barWidth / 2} y={height - 6} textAnchor="middle">
              {shortDay(day.day)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
