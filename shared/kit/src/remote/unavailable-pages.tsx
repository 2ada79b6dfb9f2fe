import type { RouteObject } from 'react-router';
import { MissingPage } from '../error-page/public.ts';

/**
 * Routes of pages that belong to an area and are not offered yet: a known address answers
 * 'This feature is not available for now.', unlike an unknown one (SHELL-21, SHELL-31).
 */
export const unavailablePages = (paths: readonly string[]): RouteObject[] =>
  paths.map((path) => ({ path, element: <MissingPage text="feature" /> }));
