import type { Currency } from '@jackfield/contract';
import { useFormats, useT } from '@jackfield/runtime';
import { ChartAxes, roundAmount } from '@jackfield/usage/chart';
import { Line, LineChart, ReferenceLine, ResponsiveContainer } from 'recharts';
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

const margin = { top: 18, right: 8, bottom: 0, left: 0 };

/** The credit of 30 days as a line, today, and dots to the day on which it is used up. */
export function BalanceChart({ points, today, currency, topUpBelow }: BalanceChartProps) {
  const t = useT();
  const { money } = useFormats();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} margin={margin} aria-label={t(messages.chart)}>
        <ChartAxes figure={(value) => roundAmount(money(value, currency))} ticks={4} isSigned />
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
