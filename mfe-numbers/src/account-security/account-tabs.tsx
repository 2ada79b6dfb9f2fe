import { paths } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { t } from '@jackfield/runtime';
import { securityMessages } from './messages.ts';

/** Sections of the account's own page. */
export const accountTabs = (): LinkTab[] => [
  { label: t(securityMessages.details), to: paths.admin.company.info() },
  { label: t(securityMessages.security), to: paths.admin.company.security() },
];
