/** Keys of requests that must not be done twice. */
export { useRequestKey } from './use-request-key.ts';
