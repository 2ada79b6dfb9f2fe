import { type IvrKey, ivrInputs, type RoutingTarget } from '@jackfield/contract/api/routing';
import { formatPhone } from '../phone.ts';
import { canRing, indexOf, type RoutedMenu, type RoutingConfig, teamRingers } from './config.ts';
import type { RoutePlace } from './edges.ts';
import type { FlowLabel, FlowNode } from './flow.ts';
import { refusalOf } from './external-number.ts';
import { namesText } from './rows.ts';
import type { Owner } from './walk.ts';

/** Where a node hangs: its key, why calls come there, and where that is changed. */
export interface ReferenceSlot {
  key: string;
  label: FlowLabel | null;
  place: RoutePlace | null;
}

type Body = Pick<FlowNode, 'kind' | 'id' | 'name'> & Partial<FlowNode>;

export const nodeAt = (slot: ReferenceSlot, body: Body): FlowNode => ({
  facts: {},
  state: 'fine',
  children: [],
  ...slot,
  ...body,
});

const missingAt = (slot: ReferenceSlot, id: string) =>
  nodeAt(slot, { kind: 'missing', id, name: '', state: 'dead' });

/** A user, and whether they can be rung. */
export function personAt(config: RoutingConfig, slot: ReferenceSlot, id: string): FlowNode {
  const person = indexOf(config).people.get(id);
  if (person === undefined) return missingAt(slot, id);
  const state = canRing(person) ? 'fine' : 'warning';
  const facts = { active: Number(state === 'fine') };
  return nodeAt(slot, { kind: 'teammate', id, name: person.name, facts, state });
}

/** A team with how many of it can answer. */
export function teamAt(config: RoutingConfig, slot: ReferenceSlot, id: string): FlowNode {
  const index = indexOf(config);
  const team = index.teams.get(id);
  if (team === undefined) return missingAt(slot, id);
  const active = teamRingers(index, team).length;
  const facts = { active, members: team.memberIds.length, inboundFlow: team.inboundFlow };
  const state = active === 0 ? 'warning' : 'fine';
  return nodeAt(slot, { kind: 'team', id, name: team.name, facts, state });
}

/** A menu with its keys; one that stands further up the way is not opened again. */
function menuAt(
  config: RoutingConfig,
  slot: ReferenceSlot,
  id: string,
  above: readonly string[],
): FlowNode {
  const menu = indexOf(config).menus.get(id);
  if (menu === undefined) return missingAt(slot, id);
  const { name, timeout: seconds } = menu;
  const keys = menu.keys.filter(({ input }) => input !== 'timeout').length;
  const isRepeated = above.includes(id);
  const children = isRepeated ? [] : keysOf(config, menu, slot.key, [...above, id]);
  const facts = { keys, seconds, isRepeated };
  return nodeAt(slot, {
    kind: 'menu',
    id,
    name,
    facts,
    state: keys === 0 ? 'dead' : 'fine',
    children,
  });
}

function keysOf(config: RoutingConfig, menu: RoutedMenu, above: string, menus: readonly string[]) {
  const entries = ivrInputs.flatMap((input): IvrKey[] => {
    const key = menu.keys.find((one) => one.input === input);
    if (key !== undefined) return [key];
    return input === 'timeout' ? [{ input, action: 'hangup', actionId: null }] : [];
  });
  return entries.map((key) => {
    const slot: ReferenceSlot = {
      key: `${above}/${key.input}`,
      label: { kind: 'key', text: key.input },
      place: { ownerKind: 'menu', ownerId: menu.id, part: 'key', detail: key.input },
    };
    return keyAt(config, slot, key, { seconds: menu.timeout, menus });
  });
}

function keyAt(
  config: RoutingConfig,
  slot: ReferenceSlot,
  { action, actionId }: IvrKey,
  { seconds, menus }: { seconds: number; menus: readonly string[] },
): FlowNode {
  const id = actionId ?? '';
  if (action === 'teammate') return personAt(config, slot, id);
  if (action === 'team') return teamAt(config, slot, id);
  if (action === 'ivr') return menuAt(config, slot, id, menus);
  return nodeAt(slot, {
    kind: 'hangup',
    id: slot.key,
    name: '',
    facts: { seconds },
    state: 'dead',
  });
}

/** Whose number of the account it is; undefined for any other number. */
export function ownerNameOf(config: RoutingConfig, number: string): string | undefined {
  const { numbers, people, companies } = indexOf(config);
  const found = numbers.get(number);
  if (found === undefined) return undefined;
  const { ownerType, ownerId } = found;
  return ownerType === 'teammate' ? people.get(ownerId)?.name : companies.get(ownerId)?.label;
}

/** The node that a target leads to, a menu with everything behind it. */
export function targetAt(
  config: RoutingConfig,
  slot: ReferenceSlot,
  target: RoutingTarget,
  owner: Owner,
): FlowNode {
  const { teams, people, messages } = indexOf(config);
  switch (target.actionType) {
    case 'teammate':
      return personAt(config, slot, target.actionValue);
    case 'team':
      return teamAt(config, slot, target.actionValue);
    case 'ivr':
      return menuAt(config, slot, target.actionValue, []);
    case 'number': {
      const id = target.actionValue;
      const state = refusalOf(config, id) === null ? 'fine' : 'dead';
      const ownerName = ownerNameOf(config, id);
      const facts = ownerName === undefined ? {} : { ownerName };
      return nodeAt(slot, { kind: 'external', id, name: formatPhone(id), facts, state });
    }
    case 'message': {
      const message = messages.get(target.actionValue);
      if (message === undefined) return missingAt(slot, target.actionValue);
      return nodeAt(slot, { kind: 'message', id: message.id, name: message.fileName });
    }
    case 'voicemail': {
      const { actionValue: box } = target;
      const id = box?.ownerId ?? owner.id;
      const isTeam = box === null ? owner.kind === 'team' : box.ownerType === 'team';
      const found = isTeam ? teams.get(id) : people.get(id);
      if (found === undefined) return missingAt(slot, id);
      return nodeAt(slot, { kind: 'voicemail', id, name: found.name });
    }
    case 'callgroup': {
      const { list } = target.actionValue;
      const known = list.flatMap((id) => people.get(id) ?? []);
      const active = known.filter(canRing).length;
      return nodeAt(slot, {
        kind: 'callgroup',
        id: list.join(),
        name: namesText(known.map(({ name }) => name)),
        facts: { active, members: list.length },
        state: active === 0 ? 'dead' : 'fine',
      });
    }
  }
}
