import { formatInvalid, required } from '@jackfield/contract';
import {
  type BlacklistDirection,
  inboundEntrySchema,
  outboundEntrySchema,
} from '@jackfield/contract/api/blacklist';
import { countryOfNumber, isNumberOf } from '@jackfield/domain/phone-numbers';
import { phoneFault } from '@jackfield/kit/phone-input';
import { type Faults, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoSave, undoAction } from '@jackfield/records/restore';
import {
  accountAtom,
  ApiFailure,
  common,
  failureText,
  fieldMessages,
  useT,
} from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { type BlacklistEntry, type Blocked, blacklistCalls } from './blacklist-calls.ts';
import { entryText } from './entry-text.ts';
import { blacklistKeys } from './keys.ts';
import { blacklistMessages } from './messages.ts';
import { useBlockImpact } from './use-block-impact.tsx';

const currentSchema = v.union([
  outboundEntrySchema,
  v.pipe(
    inboundEntrySchema,
    v.transform((entry) => ({ ...entry, country: '', blacklistType: 'number' as const })),
  ),
]);

/** The entry as somebody else left it meanwhile. */
function currentOf(error: unknown): BlacklistEntry | null {
  const read = v.safeParse(currentSchema, error instanceof ApiFailure ? error.current : null);
  return read.success ? read.output : null;
}

/** What the server says of the fields; a printed refusal has what is meant behind it. */
function refusalsOf(error: unknown, isThere: string): Faults {
  const { number = '', country = '' } = fieldMessages(error);
  const isDuplicate = error instanceof ApiFailure && error.responseCode === 'DUPLICATE';
  const beside = (text: string) => (text && isDuplicate ? `${text}. ${isThere}` : text);
  return { number: beside(number), country: beside(country) };
}

/** What the form of an entry holds, and how it is saved as of a version (annex J1). */
export function useEntry(
  direction: BlacklistDirection,
  entry: BlacklistEntry | null,
  { number: proposed, onSaved }: { number: string; onSaved(): void },
) {
  const t = useT();
  const client = useQueryClient();
  const account = useAtomValue(accountAtom)?.country ?? 'USA';
  const [base, setBase] = useState(entry);
  const [type, setType] = useState(entry?.blacklistType ?? 'number');
  const [number, setNumber] = useState(entry?.number ?? proposed);
  const [country, setCountry] = useState(entry?.blacklistType === 'country' ? entry.country : '');

  /** The country of a number that did not change stays as it was chosen. */
  const countryOf = (wanted: string) =>
    entry?.country && isNumberOf(wanted, entry.country) && wanted === entry.number
      ? entry.country
      : countryOfNumber(wanted, account);

  /** What is to be blocked, or why that cannot be. */
  function wantedNow(): { blocked: Blocked } | { faults: Faults } {
    if (type === 'country') {
      if (!country) return { faults: { country: required('country')() } };
      return { blocked: { blacklistType: 'country', number: null, country } };
    }
    const of = countryOf(number);
    const fault = phoneFault(number, 'number') ?? (of ? null : formatInvalid('number')());
    if (fault !== null) return { faults: { number: fault } };
    return { blocked: { blacklistType: 'number', number, country: of ?? '' } };
  }

  /** An entry that is new goes, another blocks again what it blocked before. */
  async function undo(saved: BlacklistEntry): Promise<void> {
    const { id, version } = saved;
    if (base) await undoSave(`${direction}Blacklist`, id, { version, versions: 1 });
    else await calls.removeMany([saved.id]);
    await client.invalidateQueries({ queryKey: blacklistKeys.lists });
  }

  const found = wantedNow();
  const wanted = 'blocked' in found ? found.blocked : null;
  const calls = blacklistCalls[direction];
  const typed = type === 'country' ? country : number;
  const before = entry ? (entry.number ?? entry.country) : '';
  const isChange = typed !== before && wanted !== null;
  const noticed = useBlockImpact(
    direction,
    isChange ? { adding: [wanted], removing: entry ? [entry] : [] } : undefined,
  );
  const saved = useConfirm(
    async () => {
      if (wanted === null) throw new Error('Nothing to block');
      return noticed.save((asSeen) =>
        base
          ? calls.update(base.id, wanted, { version: base.version, ...asSeen })
          : calls.add(wanted, asSeen),
      );
    },
    {
      check: () => ('faults' in found ? found.faults : {}),
      of: { number, country },
      fields: (error) => refusalsOf(error, t(blacklistMessages.isThere)),
      // What somebody else made of it is shown instead.
      say: (error) => (currentOf(error) ? '' : failureText(error)),
      done: (stored) => {
        const said = base ? common.isSaved : blacklistMessages.isBlocked;
        return [t(said, { name: entryText(stored) }), undoAction(() => undo(stored))];
      },
      onDone: onSaved,
      onFailed: (error) => setBase((known) => currentOf(error) ?? known),
      settle: () => client.invalidateQueries({ queryKey: blacklistKeys.lists }),
    },
  );

  return {
    type,
    setType,
    number,
    setNumber,
    country,
    setCountry,
    isDirty: typed !== (entry ? before : proposed),
    noticed,
    /** What somebody else made of the entry meanwhile. */
    theirs: base?.version === entry?.version ? null : base,
    saved,
  };
}
