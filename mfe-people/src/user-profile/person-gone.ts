import { paths } from '@jackfield/contract';
import type { GoneRecord } from '@jackfield/records/gone-dialog';
import { t } from '@jackfield/runtime';
import { profileMessages } from './messages.ts';

/** What the pages of a person say once the person is deleted. */
export const personGone = ({ fullName: name }: { fullName: string }): GoneRecord => ({
  name,
  text: t(profileMessages.goneText),
  textClean: t(profileMessages.goneTextClean),
  leaveText: t(profileMessages.goneLeave),
  listing: paths.admin.users.listing(),
});
