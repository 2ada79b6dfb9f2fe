/** Pick list of time zones. */
export { TimeZoneSelect } from './time-zone-select.tsx';
