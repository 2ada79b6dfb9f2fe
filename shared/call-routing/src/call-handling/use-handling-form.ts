import {
  getTeammate,
  setTeammateCallHandling,
  type Teammate,
  teammateSchema,
} from '@jackfield/contract/api/teammate';
import { useRecordEdit } from '@jackfield/records/record-form';
import { call, useT } from '@jackfield/runtime';
import { bodyOf, handlingShape, type HandlingValues } from './handling-values.ts';
import { handlingMessages } from './messages.ts';

interface HandlingFormOptions {
  /** Who edits; drafts are kept by it. */
  editorId: string;
  /** Puts a record just read or answered where the rest of the portal finds it. */
  keep(person: Teammate): void;
}

/** State of the form about a person's call handling (PPL-02, SET-02). */
export function useHandlingForm(person: Teammate, { editorId, keep }: HandlingFormOptions) {
  const t = useT();
  const { id } = person;
  return useRecordEdit<Teammate, HandlingValues>({
    ...handlingShape,
    record: person,
    recordSchema: teammateSchema,
    history: { entity: 'teammate', id },
    draft: `call-handling.${editorId}.${id}`,
    words: {
      saved: t(handlingMessages.saved),
      changedElsewhere: (name) => t(handlingMessages.changedElsewhere, { name }),
    },
    save: (change, version, _, asSeen) =>
      call(
        setTeammateCallHandling,
        { params: { id }, body: bodyOf(change) },
        { version, ...asSeen },
      ),
    keep,
    reread: async () => keep(await call(getTeammate, { params: { id } })),
  });
}
