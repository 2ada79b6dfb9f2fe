import { paths } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { common, t } from '@jackfield/runtime';
import { consentMessages } from '../consents/messages.ts';
import { pageMessages } from './messages.ts';

const { campaign } = paths.admin.compliance;

/** Pages of one campaign. */
export const campaignTabs = (id: string): LinkTab[] => [
  { label: t(common.details), to: campaign(id) },
  { label: t(pageMessages.numbers), to: campaign(id, 'associated-numbers') },
  { label: t(pageMessages.terms), to: campaign(id, 'carrier-term-preview') },
  { label: t(consentMessages.title), to: campaign(id, 'consents') },
];
