/** What was recorded of a call, on its page. */
export { CallRecordings } from './call-recordings.tsx';
