/** Every call once, and the page of one. */
export { CallLogPage, type CallLogPageProps } from './call-log-page.tsx';
export { CallRecordPage, type CallRecordPageProps } from './call-record-page.tsx';
export { callLogMessages } from './messages.ts';
export { LiveCalls } from './live-calls.tsx';
