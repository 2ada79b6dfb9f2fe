import type { GuardStopStory } from '@jackfield/contract/api/spend-guard';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { useT } from '@jackfield/runtime';
import { clockAt } from './clock-at.ts';
import { guardMessages as messages } from './messages.ts';
import { scaleOf } from './what-it-stops.ts';

const CapChart = lazyPart(() => import('./cap-chart.tsx').then((file) => file.CapChart));

interface StopChartProps {
  story: GuardStopStory;
  timeZone: string;
}

/** Quarters that stand empty behind the stop. */
const behind = 3;
const quarter = 15 * 60_000;

/** The running total of the hours before a stop, its cap, and the time since. */
export function StopChart({ story: { stop, quarters }, timeZone }: StopChartProps) {
  const t = useT();
  const totals = quarters.map(({ at, total }) => ({ day: at, home: 0, abroad: total }));
  const end = Date.parse(quarters.at(-1)?.at ?? stop.at);
  const after = Array.from({ length: behind }, (_, index) => ({
    day: new Date(end + (index + 1) * quarter).toISOString(),
    home: 0,
    abroad: 0,
  }));
  return (
    <CapChart
      title={t(messages.soFar)}
      bars={[...totals, ...after]}
      cap={stop.cap}
      scale={scaleOf(
        quarters.map(({ at, total }) => ({ day: at, amount: total })),
        stop.cap,
      )}
      dayText={(instant) => clockAt(instant, timeZone)}
      stoppedFrom={after[0]?.day}
    />
  );
}
