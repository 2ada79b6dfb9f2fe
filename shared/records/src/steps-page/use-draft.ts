import { mergeMembers } from '@jackfield/domain/merge-members';
import { isSameValue } from '@jackfield/domain/same-value';
import { draftStore } from '../record-form/public.ts';
import { accountAtom, profileAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import * as v from 'valibot';

interface DraftOptions<Values> {
  /** What is written, such as `brand.add`; person and account are added to it. */
  name: string;
  /** The values without their rules: a draft holds what is not right yet. */
  typed: v.GenericSchema<unknown, Values>;
  initial: Values;
  /** Steps that count as seen without a draft. */
  seen: readonly string[];
  /** Version of the record that is edited; 1 for one that is new. */
  version: number;
}

/** What was typed into a form of steps, kept in this browser for one person of one account. */
export function useDraft<Values extends object>(options: DraftOptions<Values>) {
  const { name, typed, initial, version } = options;
  const person = useAtomValue(profileAtom)?.id ?? '';
  const account = useAtomValue(accountAtom)?.id ?? '';
  const store = useMemo(
    () =>
      draftStore(
        `${name}.${person}.${account}`,
        v.object({ values: typed, seen: v.array(v.string()) }),
      ),
    [name, person, account, typed],
  );
  const [start] = useState(() => {
    const kept = store.kept(Date.now());
    if (kept === null) return { values: initial, seen: options.seen, at: null };
    const { merged: values } = mergeMembers(kept.base.values, kept.yours.values, initial);
    return { values, seen: kept.yours.seen, at: kept.at };
  });
  const [savedAt, setSavedAt] = useState<number | null>(start.at);

  const drop = () => {
    store.drop();
    setSavedAt(null);
  };

  return {
    start,
    drop,
    /** When the draft was last kept, milliseconds since 1970; null without one. */
    savedAt,
    keep(values: Values, seen: readonly string[]) {
      if (isSameValue(values, initial) && isSameValue(seen, options.seen)) return drop();
      const at = Date.now();
      const base = { values: initial, seen: [] };
      store.keep({ version, at, base, yours: { values, seen: [...seen] } });
      setSavedAt(at);
    },
  };
}
