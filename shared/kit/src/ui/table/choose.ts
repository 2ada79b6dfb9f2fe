/** Chosen rows after one was toggled; with `extend` all between the last one and it. */
export function choose(
  chosen: ReadonlySet<string>,
  idAt: (index: number) => string,
  index: number,
  anchor: number | null,
): ReadonlySet<string> {
  const id = idAt(index);
  if (!id) return chosen;
  const next = new Set(chosen);
  if (anchor === null) {
    if (!next.delete(id)) next.add(id);
    return next;
  }
  for (let at = Math.min(anchor, index); at <= Math.max(anchor, index); at += 1) {
    const between = idAt(at);
    if (between) next.add(between);
  }
  return next;
}

/** Chosen rows after the head's box: all of this page, or none of it when all were. */
export function chooseAll(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  const next = new Set(chosen);
  const there = ids.filter(Boolean);
  const all = there.every((id) => next.has(id));
  for (const id of there) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** State of the head's box. */
export function chosenOf(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  if (chosen.size === 0) return 'none';
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
