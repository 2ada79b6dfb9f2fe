import type { UsageDay } from '@jackfield/contract/api/usage';
import { usageMessages } from './messages.ts';
import { common } from '@jackfield/runtime';

/** Copper, the second colour, means now and is no series. */
const all = [
  { key: 'inbound', color: 'var(--ui-chart-1)', label: common.inbound },
  { key: 'outbound', color: 'var(--ui-chart-3)', label: common.outbound },
  { key: 'international', color: 'var(--ui-chart-4)', label: usageMessages.international },
] as const;

export type UsageSeries = (typeof all)[number];

/** Parts of a day's bar from below; international calls only where there were any. */
export function seriesOf(days: readonly UsageDay[]): readonly UsageSeries[] {
  const isAbroad = days.some(({ international }) => international > 0);
  return all.filter(({ key }) => key !== 'international' || isAbroad);
}
