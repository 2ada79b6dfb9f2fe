import { homeMessages } from './messages.ts';

/** Parts of a day's bar from below. */
export const callSeries = [
  { key: 'inbound', color: 'var(--ui-chart-1)', label: homeMessages.in },
  { key: 'outbound', color: 'var(--ui-chart-3)', label: homeMessages.out },
  { key: 'messages', color: 'var(--ui-chart-4)', label: homeMessages.messages },
] as const;
