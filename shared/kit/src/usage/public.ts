/** Usage of the account: totals with a chart, and the records. */
export { UsageDays, type UsageDaysProps } from './usage-days.tsx';
export { UsagePage, type UsagePageProps } from './usage-page.tsx';
