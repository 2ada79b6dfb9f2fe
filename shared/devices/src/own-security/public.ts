/** How people prove who they are: the own page, and what admins see of others. */
export { OwnSecurity } from './own-security.tsx';
export { waysText } from './ways-text.ts';
