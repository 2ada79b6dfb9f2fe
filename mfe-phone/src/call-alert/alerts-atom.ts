import { atomWithStorage } from 'jotai/utils';

/** Whether the system shows calls that come in while the page is hidden; kept in this browser. */
export const alertsAtom = atomWithStorage('jackfield.callAlerts', false, undefined, {
  getOnInit: true,
});

/** Whether this browser may show anything, and was asked for it in the sheet of the phone. */
export const mayAlert = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';
