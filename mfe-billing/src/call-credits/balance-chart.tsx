import type { Currency } from '@jackfield/contract';
import { formatDay } from '@jackfield/domain';
import { useFormats, useT } from '@jackfield/runtime';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { topUpMessages } from '../top-up/messages.ts';
import { creditMessages as messages } from './messages.ts';
import type { RunwayPoint } from './runway.ts';

interface BalanceChartProps {
  points: readonly RunwayPoint[];
  today: string;
  currency: Currency;
  /** Credit below which it is added to by itself; null where it is not. */
  topUpBelow: number | null;
}

const tick = { fontSize: 11, fill: 'var(--ui-text3)' };
const margin = { top: 18, right: 8, bottom: 0, left: 0 };
const short = (day: string) => formatDay(day).slice(0, 6);

/** The credit of 30 days as a line, today, and dots to the day on which it is used up. */
export function BalanceChart({ points, today, currency, topUpBelow }: BalanceChartProps) {
  const t = useT();
  const { money } = useFormats();
  const round = (amount: number) => money(amount, currency).replace(/\.00$/, '');
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} margin={margin} aria-label={t(messages.chart)}>
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
          width={52}
          tick={tick}
          tickCount={4}
          domain={[(least: number) => Math.min(0, least), 'auto']}
          tickFormatter={round}
          tickLine={false}
          axisLine={false}
        />
        <ReferenceLine
          x={today}
          stroke="var(--ui-live-dot)"
          label={{
            value: t(messages.now),
            position: 'top',
            fontSize: 11,
            fill: 'var(--ui-live-text)',
          }}
        />
        {topUpBelow !== null && (
          <ReferenceLine
            y={topUpBelow}
            stroke="var(--ui-warning-dot)"
            strokeDasharray="3 3"
            ifOverflow="extendDomain"
            label={{
              value: t(topUpMessages.atLine, { amount: money(topUpBelow, currency) }),
              position: 'insideBottomLeft',
              fontSize: 11,
              fill: 'var(--ui-warning-text)',
            }}
          />
        )}
        <Line
          dataKey="balance"
          stroke="var(--ui-chart-1)"
          strokeWidth={1.75}
          dot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="ahead"
          stroke="var(--ui-text3)"
          strokeDasharray="2 4"
          strokeWidth={1.75}
          dot={false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
