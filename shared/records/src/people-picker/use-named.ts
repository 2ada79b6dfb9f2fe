import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { Picked } from './picked.ts';
import { namedOptions, type PickedKind } from './search.ts';

export interface Named {
  /** Null while it is read, and when it is gone. */
  readonly found: Picked | null;
  /** The account has none of that id any more. */
  readonly isGone: boolean;
}

/** People or teams by id, read in one call and kept current; at most 50. */
export function useNamed(kind: PickedKind, ids: readonly string[]): (id: string) => Named {
  const wanted = [...new Set(ids)].toSorted();
  const { queryKey } = namedOptions(kind, wanted);
  const { data, isPlaceholderData } = useQuery(namedOptions(kind, wanted));
  useLiveRefetch([kind], queryKey, (event) => wanted.includes(event.id));
  return (id) => {
    const found = data?.find((each) => each.id === id) ?? null;
    return { found, isGone: found === null && data !== undefined && !isPlaceholderData };
  };
}
