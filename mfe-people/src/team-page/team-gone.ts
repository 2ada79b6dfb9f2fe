import { paths } from '@jackfield/contract';
import type { GoneRecord } from '@jackfield/records/gone-dialog';
import { t } from '@jackfield/runtime';
import { pageMessages } from './messages.ts';

/** What the pages of a team say once it is deleted. */
export const teamGone = ({ name }: { name: string }): GoneRecord => ({
  name,
  text: t(pageMessages.goneText),
  textClean: t(pageMessages.goneTextClean),
  leaveText: t(pageMessages.goneLeave),
  listing: paths.admin.teams.listing(),
});
