import { paths } from '@jackfield/contract';
import { Printer } from '@jackfield/kit/ui/icons';
import type { MenuAction } from '@jackfield/kit/ui/menu';
import { navigateTo, t } from '@jackfield/runtime';
import { deskMessages } from './messages.ts';

/** Opens the front desk sheet of a company number, in menus of it. */
export const deskAction = (id: string): MenuAction => ({
  key: 'front-desk',
  looks: true,
  label: t(deskMessages.sheet),
  icon: Printer,
  run: () => void navigateTo(paths.admin.numbers.frontDesk(id)),
});
