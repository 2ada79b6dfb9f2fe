import type { RoutingConfig } from './config.ts';

const lists = ['numbers', 'companies', 'teams', 'people', 'menus', 'messages'] as const;

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Ids of the records that two configurations do not share. Records that are the same object are
 * not looked into.
 */
export function changedRecords(before: RoutingConfig, after: RoutingConfig): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const list of lists) {
    if (before[list] === after[list]) continue;
    const old = new Map<string, unknown>(before[list].map((record) => [record.id, record]));
    for (const record of after[list]) {
      if (!isSame(old.get(record.id), record)) changed.add(record.id);
      old.delete(record.id);
    }
    for (const id of old.keys()) changed.add(id);
  }
  return changed;
}
