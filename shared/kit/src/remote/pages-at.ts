import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** At which query a page opens, and what its `prefetch` finds out of it meanwhile. */
export interface Opening {
  /** As the address has it, with its question mark; empty where there is none. */
  readonly search: string;
  /** Whether the answer that is asked for decides at which query the page opens. */
  isUndecided?: boolean;
  /** The query with which it opens in place of its own. */
  opensWith?: string;
}

/** What the file of a page exports. */
export interface PageModule {
  Component: ComponentType;
  /**
   * Asks for what the page shows first: while a pointer rests on the way to its plain address, and
   * where the server paints its first rows.
   */
  prefetch?(opening?: Opening): Promise<unknown>;
}

type LoadPage = () => Promise<PageModule>;

/** Routes of the pages of an area by their addresses; each is loaded when it is opened first. */
export const pagesAt = (pages: Readonly<Record<string, LoadPage>>): RouteObject[] =>
  Object.entries(pages).map(([path, lazy]) => ({ path, lazy }));
