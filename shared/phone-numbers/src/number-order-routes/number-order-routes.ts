import type { DirectoryPage, OutboundPage } from '@jackfield/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** Addresses of one number's order pages, in the section that shows the number. */
export interface NumberOrderPaths {
  outbound(page: OutboundPage): string;
  directory(page: DirectoryPage): string;
}

/** Calling name and directory listing of a number, each with its order history (LIDB-07). */
export function numberOrderRoutes(
  { outbound, directory }: NumberOrderPaths,
  page: () => Promise<{ Component: ComponentType }>,
): RouteObject[] {
  return [
    outbound('outbound-calling-name'),
    outbound('order-history'),
    directory('directory-listing'),
    directory('order-history'),
  ].map((path) => ({ path, lazy: page }));
}
