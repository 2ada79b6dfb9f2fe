import type { AuditEntry } from '@jackfield/contract/api/audit';
import { dryRunOf, type FixSaves, undoFix } from '@jackfield/contract/api/routing-engine';
import { wayBack } from '@jackfield/records/record-history';
import type { WayBack } from '@jackfield/records/restore';
import { call } from '@jackfield/runtime';

/** What somebody did at once: an entry, and those of the other records that it was done to. */
export interface LastChange {
  readonly entry: AuditEntry;
  readonly others: readonly AuditEntry[];
  /** More of it may lie behind what was read, so that it cannot be taken back from here. */
  readonly isCut: boolean;
}

/**
 * Entries, the newest first, by what was done at once.
 *
 * @param isCut there are older entries that were not read
 */
export function changesOf(entries: readonly AuditEntry[], isCut: boolean): LastChange[] {
  const changes = new Map<string, { entry: AuditEntry; others: AuditEntry[] }>();
  for (const entry of entries) {
    const key = `${entry.requestId} ${entry.action}`;
    const known = changes.get(key);
    if (known) known.others.push(entry);
    else changes.set(key, { entry, others: [] });
  }
  const oldest = entries.at(-1)?.requestId;
  return [...changes.values()].map(({ entry, others }) => ({
    entry,
    others,
    isCut: isCut && others.length > 0 && entry.requestId === oldest,
  }));
}

const kinds: readonly string[] = [
  'company',
  'team',
  'teammate',
  'ivr',
] satisfies FixSaves[number]['entity'][];
const isKind = (entity: string): entity is FixSaves[number]['entity'] => kinds.includes(entity);

const saveOf = ({ entity, entityId: id, version }: AuditEntry): FixSaves =>
  isKind(entity) && version !== undefined ? [{ entity, id, version, versions: 1 }] : [];

/**
 * What takes a change back, of several records all or none; null where one of them has no way back,
 * and for a batch of people, which is rolled back where it was made.
 *
 * @param newer entries that came after it
 */
export function wayBackOfAll(
  entries: readonly AuditEntry[],
  newer: readonly AuditEntry[],
): WayBack | null {
  const [entry] = entries;
  if (entry === undefined) return null;
  if (entries.length === 1) return wayBack(entry, newer);
  const saves = entries.flatMap(saveOf);
  const isWhole = entry.via !== 'bulk' && saves.length === entries.length;
  const hasWays = entries.every((one) => wayBack(one, newer) !== null);
  if (!isWhole || !hasWays) return null;
  return {
    ask: (options) => call(dryRunOf(undoFix), { body: { saves } }, options),
    act: (asSeen) => call(undoFix, { body: { saves } }, asSeen),
  };
}
