import { paths } from '@jackfield/contract';
import type { CallStop } from '@jackfield/contract/api/routing-call';
import type { RoutingConfig } from '@jackfield/domain/routing';

const { numbers, teams, users, menus } = paths.admin;

/** Where a stop of a call is changed today: null for one that is gone, undefined where nothing can be. */
export function changeOf(
  today: RoutingConfig,
  { node: { kind, id } }: CallStop,
): string | null | undefined {
  const isThere = (all: readonly { id: string }[]) => all.some((one) => one.id === id);
  switch (kind) {
    case 'company':
      return isThere(today.companies) ? numbers.edit(id, 'call-handling') : null;
    case 'team':
      return isThere(today.teams) ? teams.edit(id, 'call-handling') : null;
    case 'teammate':
      return isThere(today.people) ? users.edit(id, 'call-handling') : null;
    case 'menu': {
      const menu = today.menus.find((one) => one.id === id);
      return menu ? menus(menu, menu.id) : null;
    }
    case 'voicemail':
      if (isThere(today.teams)) return teams.edit(id, 'voicemail');
      return isThere(today.people) ? users.edit(id, 'voicemail') : null;
    default:
      return undefined;
  }
}
