import type { RouteEnd } from '../call.ts';
import { canRing, type RoutedMenu, type RoutingIndex, teamRingers } from '../config.ts';

/** How a group rings: what is the same for callers has the same signature. */
function groupOf(kind: string, how: string, ids: readonly string[], isInTurn: boolean): string {
  // One who rings alone rings neither together with others nor after them.
  const isOrdered = isInTurn && ids.length > 1;
  return [kind, isOrdered ? 'in turn' : how, ...(isOrdered ? ids : ids.toSorted())].join(' ');
}

/** Ids of those who ring, in their order; people who cannot answer are left out. */
export function ringersOf(index: RoutingIndex, { node, group }: RouteEnd): string[] {
  if (node.kind === 'teammate') return [node.id];
  if (group) return group.list.filter((id) => canRing(index.people.get(id)));
  const team = index.teams.get(node.id);
  return team ? teamRingers(index, team) : [];
}

/** Who rings, in which order, and what callers hear meanwhile. */
export function whoRings(index: RoutingIndex, ringing: RouteEnd): string {
  const { node, group } = ringing;
  const active = ringersOf(index, ringing);
  if (node.kind === 'callgroup') {
    return groupOf('group', 'together', active, group?.option === 'single');
  }
  const team = index.teams.get(node.id);
  if (node.kind !== 'team' || team === undefined) return `person ${node.id}`;
  if (team.inboundFlow === 'ringGroup') {
    return groupOf(`team ${node.id}`, 'together', active, team.option === 'single');
  }
  const { maxCallers = null, holdMusic = [] } = team;
  return groupOf(`queue ${node.id} ${maxCallers} ${holdMusic.join()}`, 'waits', active, false);
}

/** How a call ends. Lost is lost, wherever it is; what a menu was told to hang up is told apart. */
export function howItEnds(index: RoutingIndex, { kind, node }: RouteEnd): string {
  if (kind === 'external') return `${kind} ${node.id}`;
  if (kind === 'message') return `${kind} ${node.id} ${index.messages.get(node.id)?.text ?? ''}`;
  if (kind === 'hangup' && node.kind === 'menu') return 'hung up';
  if (kind !== 'voicemail') return 'lost';
  const owner = index.people.get(node.id) ?? index.teams.get(node.id);
  return `${kind} ${node.id} ${owner?.greeting ?? owner?.hasGreeting ?? ''}`;
}

/** What callers hear in a menu: its sounds, and the texts that were turned into speech. */
export function whatIsHeard({ menuMedia, media }: RoutedMenu): string {
  const texts = new Map(media.map(({ id, text }) => [id, text]));
  const { greeting, exitMedia, invalidMedia, transferMedia } = menuMedia;
  const sounds = [greeting, exitMedia, invalidMedia, transferMedia];
  return JSON.stringify(sounds.map((id) => [id, texts.get(id ?? '') ?? null]));
}
