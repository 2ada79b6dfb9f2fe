import type { IvrKey } from '@jackfield/contract/api/routing';
import type { RouteEnd } from './call.ts';
import type { RoutedMenu } from './config.ts';
import { endOf, nodeOf, type Stop, type Walk } from './walk.ts';

/** What happens at a menu: keys, repeats, and the timeout entry (IVR-13 to IVR-15, OP-81). */
export function atMenu(walk: Walk, id: string): Stop | RouteEnd {
  const menu = walk.index.menus.get(id);
  const node = nodeOf('menu', id, menu?.name ?? '');
  if (menu === undefined) return endOf(walk, 'noroute', node, 'This menu no longer exists.');
  for (let repeats = menu.retries; ; repeats -= 1) {
    const input = walk.call.inputs?.[walk.used];
    if (input === undefined) walk.asked ??= id;
    if (input === undefined || input === 'timeout') {
      walk.used += 1;
      walk.at += (repeats + 1) * menu.timeout * 1000;
      return giveUp(walk, menu, 'The caller presses nothing');
    }
    walk.used += 1;
    const key = menu.keys.find((one) => one.input === input);
    if (key !== undefined) return press(walk, menu, key);
    walk.note(node, walk.at, () => `Key ${input} is not assigned in ${menu.name}.`);
    if (repeats === 0) return giveUp(walk, menu, 'The caller finds no valid key');
  }
}

function press(walk: Walk, menu: RoutedMenu, { input, action, actionId }: IvrKey): Stop | RouteEnd {
  const { index } = walk;
  const node = nodeOf('menu', menu.id, menu.name);
  const records = { teammate: index.people, team: index.teams, ivr: index.menus };
  if (action === 'hangup') return hangUp(walk, menu, `Key ${input} ends the call.`);
  const id = actionId ?? '';
  if (!records[action].has(id)) {
    return endOf(walk, 'noroute', node, `Key ${input} of ${menu.name} leads nowhere.`);
  }
  walk.note(node, walk.at, () => `The caller presses ${input} in ${menu.name}.`);
  walk.seen.clear();
  if (action === 'team') return { kind: 'team', id, part: 'hours' };
  return { kind: action === 'ivr' ? 'menu' : 'teammate', id };
}

/** A menu without timeout entry hangs up (OP-80). */
function giveUp(walk: Walk, menu: RoutedMenu, why: string): Stop | RouteEnd {
  const entry = menu.keys.find(({ input }) => input === 'timeout');
  const team = walk.index.teams.get(entry?.actionId ?? '');
  if (entry?.action !== 'team') return hangUp(walk, menu, `${why} in ${menu.name}: it hangs up.`);
  const node = nodeOf('menu', menu.id, menu.name);
  if (team === undefined) {
    return endOf(walk, 'noroute', node, `${why}, and the timeout of ${menu.name} leads nowhere.`);
  }
  walk.note(node, walk.at, () => `${why} in ${menu.name}: the call goes to ${team.name}.`);
  return { kind: 'team', id: team.id, part: 'hours' };
}

function hangUp(walk: Walk, menu: RoutedMenu, reason: string): RouteEnd {
  return endOf(walk, 'hangup', nodeOf('menu', menu.id, menu.name), reason);
}
