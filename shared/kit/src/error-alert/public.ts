/** A failed load or save inside a page. */
export { ErrorAlert } from './error-alert.tsx';
export { LoadFailure } from './load-failure.tsx';
export { isOurFault, loadReason } from './load-reason.ts';
export { Reference } from './reference.tsx';
