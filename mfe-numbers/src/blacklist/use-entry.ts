import {
  type BlacklistDirection,
  inboundEntrySchema,
  outboundEntrySchema,
} from '@jackfield/contract/api/blacklist';
import { countryOfNumber, isNumberOf } from '@jackfield/domain/dialing';
import { phoneFault } from '@jackfield/kit/phone-input';
import { undoAction } from '@jackfield/records/restore';
import {
  accountAtom,
  ApiFailure,
  failureText,
  fieldMessages,
  notify,
  useT,
} from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { type BlacklistEntry, type Blocked, blacklistCalls, blockedBy } from './blacklist-calls.ts';
import { blacklistKeys } from './keys.ts';
import { blacklistMessages } from './messages.ts';

interface Faults {
  number?: string | undefined;
  country?: string | undefined;
  other?: string | undefined;
}

const currentSchema = v.union([
  outboundEntrySchema,
  v.pipe(
    inboundEntrySchema,
    v.transform((entry) => ({ ...entry, country: '', blacklistType: 'number' as const })),
  ),
]);

/** What the form of an entry holds, and how it is saved as of a version (annex J1). */
export function useEntry(
  direction: BlacklistDirection,
  entry: BlacklistEntry | null,
  onSaved: () => void,
) {
  const t = useT();
  const client = useQueryClient();
  const account = useAtomValue(accountAtom)?.country ?? 'USA';
  const [base, setBase] = useState(entry);
  const [type, setType] = useState(entry?.blacklistType ?? 'number');
  const [number, setNumber] = useState(entry?.number ?? '');
  const [country, setCountry] = useState(entry?.blacklistType === 'country' ? entry.country : '');
  const [errors, setErrors] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);

  /** The country of a number that did not change stays as it was chosen. */
  const countryOf = (wanted: string) =>
    entry?.country && isNumberOf(wanted, entry.country) && wanted === entry.number
      ? entry.country
      : countryOfNumber(wanted, account);

  /** What is to be blocked, or why that cannot be. */
  function wantedNow(): Blocked | Faults {
    if (type === 'country') {
      if (!country) return { country: 'The country field is required.' };
      return { blacklistType: 'country', number: null, country };
    }
    const of = countryOf(number);
    const fault = phoneFault(number, 'number') ?? (of ? null : 'The number format is invalid.');
    if (fault !== null) return { number: fault };
    return { blacklistType: 'number', number, country: of ?? '' };
  }

  function refuse(failure: unknown): void {
    const current = v.safeParse(
      currentSchema,
      failure instanceof ApiFailure ? failure.current : null,
    );
    if (current.success) setBase(current.output);
    else {
      const { number: ofNumber, country: ofCountry } = fieldMessages(failure);
      const isNamed = Boolean(ofNumber ?? ofCountry);
      setErrors({
        number: ofNumber,
        country: ofCountry,
        other: isNamed ? undefined : failureText(failure),
      });
    }
    setBusy(false);
  }

  /** An entry that is new goes, another blocks again what it blocked before. */
  async function takeBack(saved: BlacklistEntry): Promise<void> {
    const calls = blacklistCalls[direction];
    if (base) await calls.update(saved.id, blockedBy(base), saved.version);
    else await calls.removeMany([saved.id]);
    await client.invalidateQueries({ queryKey: blacklistKeys.lists });
  }

  async function save(): Promise<void> {
    const wanted = wantedNow();
    if (!('blacklistType' in wanted)) return setErrors(wanted);
    setErrors({});
    setBusy(true);
    const calls = blacklistCalls[direction];
    try {
      const saved = base
        ? await calls.update(base.id, wanted, base.version)
        : await calls.add(wanted);
      notify.success(
        t(blacklistMessages.saved),
        undoAction(() => takeBack(saved)),
      );
      onSaved();
    } catch (failure) {
      refuse(failure);
    }
    await client.invalidateQueries({ queryKey: blacklistKeys.lists });
  }

  const wanted = wantedNow();
  const typed = type === 'country' ? country : number;
  const isDirty = typed !== (entry ? (entry.number ?? entry.country) : '');
  return {
    type,
    setType,
    number,
    setNumber,
    country,
    setCountry,
    errors,
    isBusy,
    isDirty,
    /** What saving changes on the list; undefined while the input cannot be saved. */
    change:
      isDirty && 'blacklistType' in wanted
        ? { adding: [wanted], removing: entry ? [entry] : [] }
        : undefined,
    /** What somebody else made of the entry meanwhile. */
    theirs: base?.version === entry?.version ? null : base,
    save,
  };
}
