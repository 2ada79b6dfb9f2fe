/** A failed load or save inside a page. */
export { ErrorAlert } from './error-alert.tsx';
export type { ErrorAlertProps } from './error-alert.tsx';
export { LoadFailure, type LoadFailureProps } from './load-failure.tsx';
