import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { useMemo, useState } from 'react';

type People = ReadonlyMap<string, TeammateListItem>;
const nobody: People = new Map();

/**
 * Chosen people over all pages of one search. They are forgotten when `scope` changes, so that no
 * action reaches somebody who is no longer in sight of the search.
 */
export function useSelection(scope: string, rows: readonly TeammateListItem[]) {
  const [kept, setKept] = useState({ scope, people: nobody });
  const people = kept.scope === scope ? kept.people : nobody;

  const chosen = useMemo(() => new Set(people.keys()), [people]);
  const selection = useMemo(() => {
    const fresh = new Map(rows.map((row) => [row.id, row]));
    return [...people.values()].map((person) => fresh.get(person.id) ?? person);
  }, [people, rows]);

  function choose(ids: ReadonlySet<string>): void {
    const known = new Map([...people, ...rows.map((row) => [row.id, row] as const)]);
    const next = [...ids].flatMap((id) => {
      const person = known.get(id);
      return person ? [[id, person] as const] : [];
    });
    setKept({ scope, people: new Map(next) });
  }

  return { chosen, selection, choose, clear: () => setKept({ scope, people: nobody }) };
}
