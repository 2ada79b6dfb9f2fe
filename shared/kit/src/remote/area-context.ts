import { createContext } from 'react';

/** What the pages of a remote tell and ask of the area around them. */
export interface AreaHandles {
  /** The first page stands; or its error page, whose `failure` says that its files did not come. */
  painted(failure?: unknown): void;
  /** Takes what the error page shows, for the health of the version. */
  report(error: unknown): void;
  /** Opens the area anew; absent in a portal before contract 1.7. */
  reopen?: (() => void) | undefined;
}

export const AreaContext = createContext<AreaHandles>({ painted() {}, report() {} });
