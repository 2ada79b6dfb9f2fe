import { ScrollText } from '@jackfield/kit/ui/icons';
import type { MenuAction } from '@jackfield/kit/ui/menu';
import { t } from '@jackfield/runtime';
import { addressMessages } from './messages.ts';
import { openActivity } from './open-activity.ts';

/** Menu entry of a listing: who changed what of records of its kind. */
export function activityAction(entity: string): MenuAction {
  return {
    key: 'activity',
    label: t(addressMessages.activity),
    icon: ScrollText,
    run: () => openActivity({ entity }),
  };
}
