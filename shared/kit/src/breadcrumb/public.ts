/** The trail above the sheet. */
export { useBreadcrumb } from './use-breadcrumb.ts';
