import { paths } from '@jackfield/contract';
import type { GoneRecord } from '@jackfield/records/gone-dialog';
import { t } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';

/** What the pages of a company number say once it is deleted. */
export const numberGone = ({ label }: { label: string }): GoneRecord => ({
  name: label,
  text: t(numberMessages.goneText),
  textClean: t(numberMessages.goneTextClean),
  leaveText: t(numberMessages.goneLeave),
  listing: paths.admin.numbers.listing(),
});
