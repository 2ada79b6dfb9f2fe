/** The list with one item in another place; a place outside is the nearest end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const rest = items.filter((_, at) => at !== from);
  return items.slice(from, from + 1).reduce((list, item) => list.toSpliced(place, 0, item), rest);
}

/** Where a key of the handle moves an item; null when the key means nothing here. */
export function placeByKey(key: string, from: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    Home: 0,
    End: count - 1,
  };
  const to = places[key];
  return to === undefined || to < 0 || to >= count || to === from ? null : to;
}
