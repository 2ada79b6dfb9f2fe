import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import {
  CirclePause,
  CirclePlay,
  Clock,
  Copy,
  KeyRound,
  LogIn,
  type LucideIcon,
  MailPlus,
  Pencil,
  Trash2,
} from '@jackfield/kit/ui/icons';
import type { MenuAction, MenuGroups } from '@jackfield/kit/ui/menu';
import { t } from '@jackfield/runtime';
import { peopleMessages } from './messages.ts';
import { refusalTexts } from './refusal-text.ts';
import {
  type ActionSubject,
  availabilityOf,
  type UserAction,
  type Viewer,
} from './user-actions.ts';

/** A person as the menu's actions need it; rows and records both are. */
export type MenuPerson = ActionSubject &
  Pick<TeammateListItem, 'fullName' | 'firstName' | 'email' | 'version'>;

const icons: Record<UserAction, LucideIcon> = {
  edit: Pencil,
  copyNumber: Copy,
  planAbsence: Clock,
  signInAs: LogIn,
  sendReset: KeyRound,
  resendInvitation: MailPlus,
  suspend: CirclePause,
  activate: CirclePlay,
  delete: Trash2,
};

const shortcuts: Partial<Record<UserAction, string>> = { edit: 'E', copyNumber: 'C' };

/** Everyday actions, then those that change whether a person can work at all. */
const groups: readonly (readonly UserAction[])[] = [
  ['edit', 'copyNumber', 'planAbsence', 'signInAs', 'sendReset', 'resendInvitation'],
  ['activate', 'suspend', 'delete'],
];

/** Actions for one person; what the status does not fit is left out, refusals carry their reason. */
export function personMenu(
  person: MenuPerson,
  viewer: Viewer,
  run: (action: UserAction, person: MenuPerson) => void,
  without: readonly UserAction[] = [],
): MenuGroups {
  return groups.map((group) =>
    group
      .filter((action) => !without.includes(action))
      .flatMap((action) => itemOf(action, person, viewer, run)),
  );
}

function itemOf(
  action: UserAction,
  person: MenuPerson,
  viewer: Viewer,
  run: (action: UserAction, person: MenuPerson) => void,
): MenuAction[] {
  const answer = availabilityOf(action, person, viewer);
  if (answer.state === 'hidden') return [];
  const shortcut = shortcuts[action];
  return [
    {
      key: action,
      label: t(peopleMessages[action]),
      icon: icons[action],
      danger: action === 'delete',
      looks: ['edit', 'copyNumber', 'signInAs'].includes(action),
      ...(shortcut && { shortcut }),
      ...(answer.state === 'refused' && {
        disabled: true,
        reason: t(refusalTexts[answer.reason]),
      }),
      run: () => run(action, person),
    },
  ];
}
