/** What roles are called, and what they and keys are about. */
export { areaNames, roleNameOf, roleNames } from './role-names.ts';
