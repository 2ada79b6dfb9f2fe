/** Usage of the account: totals with a chart, and the records. */
export { UsagePage, type UsagePageProps } from './usage-page.tsx';
