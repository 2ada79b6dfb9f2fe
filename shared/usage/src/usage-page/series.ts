import { directionWords } from '@jackfield/domain/words/usage';
import type { UsageParts } from '@jackfield/contract/api/usage';
import { usageMessages } from './messages.ts';

/** Copper, the second colour, means now and is no series. */
const all = [
  { key: 'inbound', color: 'var(--ui-chart-1)', label: directionWords.inbound },
  { key: 'outbound', color: 'var(--ui-chart-3)', label: directionWords.outbound },
  { key: 'international', color: 'var(--ui-chart-4)', label: usageMessages.international },
] as const;

export type UsageSeries = (typeof all)[number];

/** Parts of a bar from below; international calls only where there were any. */
export function seriesOf(bars: readonly UsageParts[]): readonly UsageSeries[] {
  const isAbroad = bars.some(({ international }) => international > 0);
  return all.filter(({ key }) => key !== 'international' || isAbroad);
}

/** What a bar is long. */
export const lengthOf = ({ inbound, outbound, international }: UsageParts): number =>
  inbound + outbound + international;
