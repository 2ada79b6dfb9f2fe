import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import { namesText, type RoutingConfig } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { targetMessages } from './messages.ts';

const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
  list.find((one) => one.id === id)?.name;

/** Where calls go, in as few words as stand below the name of a number. */
export function targetText(config: RoutingConfig, { actionType, actionValue }: RoutingTarget) {
  const { people, teams, menus } = config;
  const gone = t(targetMessages.gone);
  switch (actionType) {
    case 'teammate':
      return nameIn(people, actionValue) ?? gone;
    case 'team': {
      const name = nameIn(teams, actionValue);
      return name === undefined ? gone : t(targetMessages.team, { name });
    }
    case 'ivr':
      return nameIn(menus, actionValue) ?? gone;
    case 'callgroup':
      return namesText(actionValue.list.flatMap((id) => nameIn(people, id) ?? [])) || gone;
    case 'number':
      return formatPhone(actionValue);
    case 'message':
      return t(targetMessages.message);
    case 'voicemail': {
      const list = actionValue?.ownerType === 'team' ? teams : people;
      return t(targetMessages.voicemail, {
        name: nameIn(list, actionValue?.ownerId ?? '') ?? gone,
      });
    }
  }
}
