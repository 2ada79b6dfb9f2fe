import { edgesOf, type RouteEdge } from './edges.ts';
import type { Call } from './call.ts';
import { indexOf, type RoutedNumber, type RoutingConfig } from './config.ts';

type Links = ReadonlyMap<string, ReadonlySet<string>>;
const made = new WeakMap<RoutingConfig, Links>();

/** Which records each record leads to; outside numbers that are the account's own lead back in. */
function linksOf(config: RoutingConfig): Links {
  const known = made.get(config);
  if (known !== undefined) return known;
  const links = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    const set = links.get(from) ?? new Set();
    links.set(from, set.add(to));
  };
  const owners = new Map(config.numbers.map(({ number, ownerId }) => [number, ownerId]));
  for (const { place, to } of edgesOf(config)) {
    if (to === null || place.part === 'sms') continue;
    const id = to.kind === 'number' ? owners.get(to.id) : to.id;
    if (id !== undefined) link(place.ownerId, id);
  }
  made.set(config, links);
  return links;
}

/** Whether one of two records leads to the other at once, by whatever place of it. */
export function isLinked(config: RoutingConfig, one: string, other: string): boolean {
  const links = linksOf(config);
  return links.get(one)?.has(other) === true || links.get(other)?.has(one) === true;
}

/** Ids of every record that a call to a number may pass, at whatever time. */
export function reachOf(config: RoutingConfig, number: RoutedNumber | undefined): Set<string> {
  return number === undefined ? new Set() : spread(config, number.ownerId);
}

/** The same for a call as the engine is asked about it. */
export function reachFrom(config: RoutingConfig, to: Call['number']): Set<string> {
  return typeof to === 'string'
    ? reachOf(config, indexOf(config).numbers.get(to))
    : spread(config, to.id);
}

function spread(config: RoutingConfig, first: string): Set<string> {
  const links = linksOf(config);
  const reached = new Set([first]);
  for (const id of reached) {
    for (const next of links.get(id) ?? []) reached.add(next);
  }
  return reached;
}

/** A team that takes its own calls in open hours, which is no circle (annex F1). */
const isOwnFlow = ({ place, to }: RouteEdge) =>
  place.ownerKind === 'team' && place.part === 'openHour' && to?.id === place.ownerId;

/** Whether a call goes on along an edge without the caller choosing. */
const isAutomatic = (edge: RouteEdge) => leadsOn(edge) && !isOwnFlow(edge);

const leadsOn = ({ place, to }: RouteEdge) =>
  place.part !== 'sms' &&
  place.part !== 'member' &&
  (place.part !== 'key' || place.detail === 'timeout') &&
  to?.kind !== 'mailbox';

/** Ids of records from which a call might come to a circle without a choice of the caller. */
export function circlesOf(config: RoutingConfig): ReadonlySet<string> {
  const owners = new Map(config.numbers.map(({ number, ownerId }) => [number, ownerId]));
  const next = new Map<string, Set<string>>();
  const before = new Map<string, string[]>();
  for (const edge of edgesOf(config)) {
    if (edge.to === null || !isAutomatic(edge)) continue;
    const from = edge.place.ownerId;
    const id = edge.to.kind === 'number' ? owners.get(edge.to.id) : edge.to.id;
    if (id === undefined) continue;
    next.set(from, (next.get(from) ?? new Set()).add(id));
    before.set(id, [...(before.get(id) ?? []), from]);
  }
  // What leads nowhere, or only to what leads nowhere, cannot come back.
  const ends = [...before.keys()].filter((id) => !next.has(id));
  for (const end of ends) {
    for (const from of before.get(end) ?? []) {
      const left = next.get(from);
      left?.delete(end);
      if (left?.size === 0) {
        next.delete(from);
        ends.push(from);
      }
    }
  }
  return new Set(next.keys());
}
