import { paths } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { t } from '@jackfield/runtime';
import { brandPageMessages as messages } from './messages.ts';

/** Tabs of the pages of a brand (annex B1). */
export function brandTabs(id: string): LinkTab[] {
  const { brand } = paths.admin.compliance;
  return [
    { label: t(messages.details), to: brand(id) },
    { label: t(messages.vetting), to: brand(id, 'brand-vetting') },
    { label: t(messages.campaigns), to: brand(id, 'associated-campaign') },
  ];
}
