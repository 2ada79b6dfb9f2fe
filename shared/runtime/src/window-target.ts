/** False in a test or a tool that wants a text or a path of the portal, and no browser. */
export const hasWindow = typeof window !== 'undefined';

/** The window as something to listen to; without one nothing is ever heard. */
export const windowTarget: EventTarget = hasWindow ? window : new EventTarget();
