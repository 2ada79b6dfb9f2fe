import type { RoutingChange } from '@jackfield/contract/api/routing-config';
import type { RoutingConfig } from './config.ts';

const lists = ['numbers', 'companies', 'teams', 'people', 'menus', 'messages'] as const;
const rules = [
  'blockedCallers',
  'blockedNumbers',
  'blockedCountries',
  'allowedCountries',
  'hold',
] as const;

/** Stored records with those of a change in their place, new ones behind them, removed ones gone. */
function changed<Item extends { id: string }>(
  stored: readonly Item[],
  wanted: readonly Item[] = [],
  removed: ReadonlySet<string>,
): Item[] {
  const byId = new Map(stored.map((item) => [item.id, item]));
  for (const item of wanted) byId.set(item.id, item);
  return [...byId.values()].filter(({ id }) => !removed.has(id));
}

/** The routing as it would be after a change. */
export function withChange(config: RoutingConfig, change: RoutingChange): RoutingConfig {
  const removed = new Set(change.removed);
  return {
    ...config,
    numbers: changed(config.numbers, change.numbers, removed),
    companies: changed(config.companies, change.companies, removed),
    teams: changed(config.teams, change.teams, removed),
    people: changed(config.people, change.people, removed),
    menus: changed(config.menus, change.menus, removed),
    messages: changed(config.messages, change.messages, removed),
    blockedCallers: change.blockedCallers ?? config.blockedCallers,
    blockedNumbers: change.blockedNumbers ?? config.blockedNumbers,
    blockedCountries: change.blockedCountries ?? config.blockedCountries,
    allowedCountries:
      change.allowedCountries === undefined ? config.allowedCountries : change.allowedCountries,
    hold: change.hold === undefined ? config.hold : change.hold,
  };
}

/** The change that makes one routing of an account another: `withChange(before, …)` is `after`. */
export function changeBetween(before: RoutingConfig, after: RoutingConfig): RoutingChange {
  const removed: string[] = [];
  const change: Record<string, unknown> = {};
  for (const list of lists) {
    const old = new Map<string, object>(before[list].map((item) => [item.id, item]));
    const wanted = after[list].filter(
      (item) => JSON.stringify(old.get(item.id)) !== JSON.stringify(item),
    );
    if (wanted.length > 0) change[list] = wanted;
    const left = new Set(after[list].map(({ id }) => id));
    removed.push(...[...old.keys()].filter((id) => !left.has(id)));
  }
  for (const rule of rules) {
    if (JSON.stringify(before[rule]) !== JSON.stringify(after[rule])) change[rule] = after[rule];
  }
  return { ...(change as RoutingChange), ...(removed.length > 0 && { removed }) };
}
