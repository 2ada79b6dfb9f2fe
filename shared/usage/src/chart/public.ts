/** What charts of days have in common. */
export { ChartAxes, roundAmount, shortDay } from './axes.tsx';
