import { ScrollText } from '@jackfield/kit/ui/icons';
import type { MenuAction } from '@jackfield/kit/ui/menu';
import { defineMessages, t } from '@jackfield/runtime';
import { openActivity } from './open-activity.ts';

const addressMessages = defineMessages('records.activityAddress', { activity: 'Activity' });

/** Menu entry of a listing: who changed what of records of its kind. */
export function activityAction(entity: string): MenuAction {
  return {
    key: 'activity',
    looks: true,
    label: t(addressMessages.activity),
    icon: ScrollText,
    run: () => openActivity({ entity }),
  };
}
