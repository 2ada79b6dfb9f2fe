/** What roles are called. */
export { roleNameOf, roleNames } from './role-names.ts';
