interface Row {
  id: string;
}

/** Rows after a live refresh, and which of them say something new. */
export interface SettledRows<R extends Row> {
  rows: readonly R[];
  changed: ReadonlySet<string>;
}

/**
 * Puts fresh rows where they stood, so that a live update never moves a row under the pointer:
 * known rows keep their order, new ones take the place the server gave them. Applies only while the
 * same request is answered.
 */
export function settleRows<R extends Row>(
  before: readonly R[],
  fresh: readonly R[],
): SettledRows<R> {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const kept = before.flatMap(({ id }) => byId.get(id) ?? [])[Symbol.iterator]();
  const rows = fresh.map((row) => (known.has(row.id) ? (kept.next().value ?? row) : row));
  const changed = fresh.filter((row) => known.get(row.id) !== JSON.stringify(row));
  return { rows, changed: new Set(changed.map(({ id }) => id)) };
}
