/** A failed load or save inside a page. */
export { ErrorAlert } from './error-alert.tsx';
export { LoadFailure } from './load-failure.tsx';
