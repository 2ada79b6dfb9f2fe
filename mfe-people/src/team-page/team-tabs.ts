import { paths, type TeamPage } from '@jackfield/contract';
import type { LinkTab } from '@jackfield/records/edit-page';
import { type Message, t } from '@jackfield/runtime';
import { pageMessages } from './messages.ts';

const pages = [
  ['members', pageMessages.members],
  ['inbound-flow', pageMessages.inboundFlow],
  ['business-hour', pageMessages.businessHours],
  ['call-handling', pageMessages.callHandling],
  ['voicemail', pageMessages.voicemail],
] as const satisfies readonly (readonly [TeamPage, Message])[];

/** Sections of a team's record. */
export function teamTabs(id: string): LinkTab[] {
  return pages
    .map(([page, label]): LinkTab => ({ label: t(label), to: paths.admin.teams.edit(id, page) }))
    .toSpliced(4, 0, {
      label: t(pageMessages.menus),
      to: paths.admin.menus({ ownerType: 'team', ownerId: id }),
      hasPages: true,
    });
}
