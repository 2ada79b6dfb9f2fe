/**
 * Teams that a cell names, with semicolons between them; a name may have semicolons of its own.
 * `teams` has ids by their names in lower case.
 */
export function teamsNamed(
  text: string,
  teams: ReadonlyMap<string, string>,
): { readonly ids: readonly string[]; readonly unknown: readonly string[] } {
  const parts = text.split(';');
  const ids = new Set<string>();
  const unknown: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const first = parts[at]?.trim() ?? '';
    let end = parts.length;
    const nameTo = (to: number) => parts.slice(at, to).join(';').trim().toLowerCase();
    while (end > at + 1 && !teams.has(nameTo(end))) end -= 1;
    const id = first === '' ? undefined : teams.get(nameTo(end));
    if (id !== undefined) ids.add(id);
    else if (first !== '') unknown.push(first);
    at = end;
  }
  return { ids: [...ids], unknown };
}
