import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** What the file of a page exports. */
export interface PageModule {
  Component: ComponentType;
  /** Asks for what the page shows first, while a pointer rests on the way to it. */
  prefetch?(): Promise<unknown>;
}

type LoadPage = () => Promise<PageModule>;

/** Routes of the pages of an area by their addresses; each is loaded when it is opened first. */
export const pagesAt = (pages: Readonly<Record<string, LoadPage>>): RouteObject[] =>
  Object.entries(pages).map(([path, lazy]) => ({ path, lazy }));
