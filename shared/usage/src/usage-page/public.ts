/** What calls and messages were charged, as pictures and line by line. */
export { usageMessages } from './messages.ts';
export { UsageDays } from './usage-days.tsx';
export { totalsOptions } from './usage-query.ts';
export {
  type EndedCall,
  type PastCall,
  type ShareKind,
  type TryCall,
  UsagePage,
} from './usage-page.tsx';
