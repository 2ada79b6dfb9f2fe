import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { CartesianGrid, XAxis, YAxis } from 'recharts';

const tick = { fontSize: 11, fill: 'var(--ui-text3)' };

/** Room of the figures left of a chart; what lies over its days begins where it ends. */
export const axisWidth = 52;

/** A day as the axes of charts name it: 'Nov 22'. */
export const shortDay = monthAndDayText;

/** An amount as the axes of charts name it, without cents where there are none. */
export const roundAmount = (amount: string): string => amount.replace(/\.00$/, '');

interface ChartAxesProps {
  /** How a value of the figures reads. */
  figure(value: number): string;
  ticks: number;
  /** The figures have parts of one, as an amount has. */
  hasParts?: boolean;
  /** The lowest end reaches to whatever is below nothing. */
  isSigned?: boolean;
}

/** Days below a chart, figures left of it, and a line for each figure. */
export function ChartAxes({ figure, ticks, hasParts = true, isSigned = false }: ChartAxesProps) {
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--ui-line)" />
      <XAxis
        dataKey="day"
        height={22}
        tickFormatter={shortDay}
        tick={tick}
        tickLine={false}
        axisLine={false}
        minTickGap={56}
      />
      <YAxis
        width={axisWidth}
        tick={tick}
        tickCount={ticks}
        tickFormatter={figure}
        tickLine={false}
        axisLine={false}
        allowDecimals={hasParts}
        domain={[isSigned ? (least: number) => Math.min(0, least) : 0, 'auto']}
      />
    </>
  );
}
