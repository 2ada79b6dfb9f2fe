import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** Routes of the pages of an area by their addresses; each is loaded when it is opened first. */
export const pagesAt = (pages: Readonly<Record<string, LoadPage>>): RouteObject[] =>
  Object.entries(pages).map(([path, lazy]) => ({ path, lazy }));
