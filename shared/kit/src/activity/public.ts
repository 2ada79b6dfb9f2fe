/** The activity of the account (annex J2). */
export { ActivityDrawer } from './activity-drawer.tsx';
export type { ActivityDrawerProps } from './activity-drawer.tsx';
