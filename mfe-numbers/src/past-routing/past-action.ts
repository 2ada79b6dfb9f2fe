import { paths } from '@jackfield/contract';
import { History } from '@jackfield/kit/ui/icons';
import type { MenuAction } from '@jackfield/kit/ui/menu';
import { navigateTo, t } from '@jackfield/runtime';
import { pastMessages } from './messages.ts';

/** Opens the routing of a company number as it was. */
export const pastAction = (id: string): MenuAction => ({
  key: 'past',
  looks: true,
  label: t(pastMessages.menuItem),
  icon: History,
  run: () => void navigateTo(paths.admin.numbers.past(id)),
});
