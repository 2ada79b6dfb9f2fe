interface Row {
  id: string;
  version: number;
}

/** Rows after a live refresh, and which of them to flash. */
export interface Settled<R extends Row> {
  rows: readonly R[];
  changed: ReadonlySet<string>;
}

/**
 * Puts fresh rows where they stood, so that a live update never moves a row under the pointer
 * (ui.md 1, principle 7): known rows keep their places, new ones take the place the server gave
 * them as far as that is free. Applies only while the same people are asked for.
 */
export function settleRows<R extends Row>(before: readonly R[], fresh: readonly R[]): Settled<R> {
  const known = new Map(before.map((row) => [row.id, row]));
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const kept = before.flatMap(({ id }) => byId.get(id) ?? []);
  const rows = fresh.map((row) => row);
  const places = fresh.flatMap((row, index) => (known.has(row.id) ? [index] : []));
  kept.forEach((row, index) => {
    const place = places[index];
    if (place !== undefined) rows[place] = row;
  });
  const changed = fresh.filter(({ id, version }) => known.get(id)?.version !== version);
  return { rows, changed: new Set(changed.map(({ id }) => id)) };
}
