import { monthAndDayText } from '@jackfield/domain/days-in-words';
import { CartesianGrid, XAxis, YAxis } from 'recharts';

const tick = { fontSize: 11, fill: 'var(--ui-text3)' };

/** Room of the figures left of a chart; what lies over its days begins where it ends. */
export const axisWidth = 52;
/** Room of the days below a chart. */
export const axisHeight = 22;

interface ChartAxesProps {
  /** How a value of the figures reads. */
  figure(value: number): string;
  /** How many figures there are, or which, up to the end of a scale that is given. */
  ticks: number | { readonly lines: readonly number[]; readonly most: number };
  /** The figures have parts of one, as an amount has. */
  hasParts?: boolean;
  /** The lowest end reaches to whatever is below nothing. */
  isSigned?: boolean;
  /** How what lies below reads; a day as 'Nov 22'. */
  dayText?(day: string): string;
}

/** Days or times below a chart, figures left of it, and a line for each figure. */
export function ChartAxes(props: ChartAxesProps) {
  const { figure, ticks, hasParts = true, isSigned = false, dayText = monthAndDayText } = props;
  const scale =
    typeof ticks === 'number'
      ? {
          tickCount: ticks,
          domain: [isSigned ? (least: number) => Math.min(0, least) : 0, 'auto'] as const,
        }
      : { ticks: ticks.lines, domain: [0, ticks.most] as const };
  return (
    <>
      <CartesianGrid vertical={false} syncWithTicks stroke="var(--ui-line)" />
      <XAxis
        dataKey="day"
        height={axisHeight}
        tickFormatter={dayText}
        tick={tick}
        tickLine={false}
        axisLine={false}
        minTickGap={56}
      />
      <YAxis
        width={axisWidth}
        tick={tick}
        {...scale}
        tickFormatter={figure}
        tickLine={false}
        axisLine={false}
        allowDecimals={hasParts}
      />
    </>
  );
}
