import { AsyncLocalStorage } from 'node:async_hooks';

/** The portal as a person sees it whose browser asks under a variant's own host name. */
export interface ShownPortal {
  readonly name: string;
  /** Such as `https://portal.acme.example`. */
  readonly origin: string;
}

const shown = new AsyncLocalStorage<ShownPortal>();

/** Does some work, and all that it starts, as the portal of a host name. */
export const asShown = <T>(portal: ShownPortal, work: () => T): T => shown.run(portal, work);

/** The portal of the request's host name; undefined for the public address, and for own work. */
export const shownPortal = (): ShownPortal | undefined => shown.getStore();

/** Where the person sees the portal; `publicUrl` where no variant has a host name of its own. */
export const shownOrigin = (publicUrl: string): string => shownPortal()?.origin ?? publicUrl;

/** The origin of a further host name of the portal at `publicUrl`: its protocol and port. */
export function originOf(host: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}
