/** The question before unsaved input is left. */
export { LeaveGuard } from './leave-guard.tsx';
