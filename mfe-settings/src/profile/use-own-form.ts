import {
  type Teammate,
  type TeammateChange,
  teammateSchema,
} from '@jackfield/contract/api/teammate';
import { type FormShape, type RecordEdit, useRecordEdit } from '@jackfield/records/record-form';
import { useT } from '@jackfield/runtime';
import type { FieldValues } from 'react-hook-form';
import { cacheProfile } from './cache-profile.ts';
import { ownMessages } from './messages.ts';
import { saveProfile } from './update-profile.ts';

interface OwnFormOptions<Values extends FieldValues> extends FormShape<Teammate, Values> {
  /** Name of the input in this browser. */
  draft: string;
  /** Somebody else changed what the page is about, by name. */
  changedElsewhere(name: string): string;
  bodyOf(change: Partial<Values>): TeammateChange;
}

/** A form about members of the own record (SET-01, SET-05). */
export function useOwnForm<Values extends FieldValues>(
  person: Teammate,
  { draft, changedElsewhere, bodyOf, ...shape }: OwnFormOptions<Values>,
): RecordEdit<Teammate, Values> {
  const t = useT();
  const { id } = person;
  return useRecordEdit<Teammate, Values>({
    ...shape,
    record: person,
    recordSchema: teammateSchema,
    history: { entity: 'teammate', id },
    draft: `${draft}.${id}`,
    words: { saved: t(ownMessages.saved), changedElsewhere, somebody: t(ownMessages.somebody) },
    save: (change, version) => saveProfile(id, bodyOf(change), version),
    keep: cacheProfile,
  });
}
