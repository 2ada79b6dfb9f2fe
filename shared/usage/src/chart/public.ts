/** What charts of days have in common. */
export { axisHeight, axisWidth, ChartAxes } from './axes.tsx';
export { DayKeys } from './day-keys.tsx';
export { roundAmount } from './round-amount.ts';
