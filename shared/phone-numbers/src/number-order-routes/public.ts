/** Addresses and routes of the pages about the orders of a number; the pages load later. */
export { type NumberOrderPaths, numberOrderRoutes } from './number-order-routes.ts';
