import type { IvrKey } from '@jackfield/contract/api/routing';
import type { Sentence } from '@jackfield/contract/api/routing-call';
import type { RouteEnd } from './call.ts';
import type { RoutedMenu } from './config.ts';
import { sentence } from './sentence.ts';
import { reasonMessages as reasons } from './sentences.ts';
import { ask, endOf, nodeOf, type Stop, type Walk, type Walking } from './walk.ts';

const noKey = { ends: reasons.noKeyEnds, nowhere: reasons.noKeyNowhere, team: reasons.noKeyTeam };
const wrongKey = {
  ends: reasons.wrongKeyEnds,
  nowhere: reasons.wrongKeyNowhere,
  team: reasons.wrongKeyTeam,
};
/** Sentences for a caller who gets no further, by what becomes of the call. */
type GivenUp = typeof noKey | typeof wrongKey;

/** What happens at a menu: keys, repeats, and the timeout entry (IVR-13 to IVR-15, OP-81). */
export function* atMenu(walk: Walk, id: string): Walking<Stop | RouteEnd> {
  const menu = walk.index.menus.get(id);
  const node = nodeOf('menu', id, menu?.name ?? '');
  if (menu === undefined) return endOf(walk, 'noroute', node, sentence(reasons.menuGone));
  for (let repeats = menu.retries; ; repeats -= 1) {
    const heard = yield* ask(walk, { kind: 'key', menu, repeats }, menu.timeout);
    if (heard === 'timeout') {
      if (repeats === 0) return giveUp(walk, menu, noKey);
      continue;
    }
    const key = menu.keys.find(({ input }) => input === heard);
    if (key !== undefined) return press(walk, menu, key);
    walk.note(node, walk.at, () =>
      sentence(reasons.keyUnassigned, { key: heard, menu: menu.name }),
    );
    if (repeats === 0) return giveUp(walk, menu, wrongKey);
  }
}

function press(walk: Walk, menu: RoutedMenu, { input, action, actionId }: IvrKey): Stop | RouteEnd {
  const { index } = walk;
  const node = nodeOf('menu', menu.id, menu.name);
  const records = { teammate: index.people, team: index.teams, ivr: index.menus };
  if (action === 'hangup') return hangUp(walk, menu, sentence(reasons.keyEnds, { key: input }));
  const id = actionId ?? '';
  if (!records[action].has(id)) {
    return endOf(
      walk,
      'noroute',
      node,
      sentence(reasons.keyNowhere, { key: input, menu: menu.name }),
    );
  }
  walk.note(node, walk.at, () => sentence(reasons.keyPressed, { key: input, menu: menu.name }));
  walk.seen.clear();
  if (action === 'team') return { kind: 'team', id, part: 'hours' };
  return { kind: action === 'ivr' ? 'menu' : 'teammate', id };
}

/** A menu without timeout entry hangs up (OP-80). */
function giveUp(walk: Walk, menu: RoutedMenu, why: GivenUp): Stop | RouteEnd {
  const entry = menu.keys.find(({ input }) => input === 'timeout');
  const team = walk.index.teams.get(entry?.actionId ?? '');
  if (entry?.action !== 'team') return hangUp(walk, menu, sentence(why.ends, { menu: menu.name }));
  const node = nodeOf('menu', menu.id, menu.name);
  if (team === undefined) {
    return endOf(walk, 'noroute', node, sentence(why.nowhere, { menu: menu.name }));
  }
  walk.note(node, walk.at, () => sentence(why.team, { menu: menu.name, team: team.name }));
  return { kind: 'team', id: team.id, part: 'hours' };
}

function hangUp(walk: Walk, menu: RoutedMenu, reason: Sentence): RouteEnd {
  return endOf(walk, 'hangup', nodeOf('menu', menu.id, menu.name), reason);
}
