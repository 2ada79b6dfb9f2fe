import { AsyncLocalStorage } from 'node:async_hooks';

const within = new AsyncLocalStorage<true>();

/**
 * Does some work, and all that it starts, for a page that is being made: its answers travel in the
 * page, which may be on its way already, so that they can set no cookie.
 */
export const withinPage = <T>(work: () => T): T => within.run(true, work);

/** Whether this request was made for a page. */
export const isWithinPage = (): boolean => within.getStore() === true;
