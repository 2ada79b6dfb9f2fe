import { type Branch, indexOf, type RoutingConfig, teamRingers } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { impactMessages as messages } from './impact-messages.ts';

/** Where a call gets to, in few words: 'Main menu, 6 keys'. */
export function branchText({ kind, node }: Branch, config: RoutingConfig): string {
  const { id, name } = node;
  if (kind === 'menu') {
    const keys = config.menus.find((menu) => menu.id === id)?.keys ?? [];
    const count = keys.filter(({ input }) => input !== 'timeout').length;
    return t(messages.menuKeys, { name, count });
  }
  if (kind === 'answered' && node.kind === 'team') {
    const index = indexOf(config);
    const team = index.teams.get(id);
    const count = team ? teamRingers(index, team).length : 0;
    return t(messages.teamPeople, { name, count });
  }
  if (kind === 'voicemail') return t(messages.mailbox, { name });
  if (kind === 'answered' || kind === 'message' || kind === 'external') return name;
  return t(kind === 'blocked' ? messages.refused : messages.ends);
}
