import {
  setTeammateCallHandling,
  type Teammate,
  teammateSchema,
} from '@jackfield/contract/api/teammate';
import { draftStore, lastEditorOf, useRecordForm } from '@jackfield/records/record-form';
import { undoAction } from '@jackfield/records/restore';
import { call, notify, useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import {
  bodyOf,
  handlingFields,
  handlingOf,
  handlingSchema,
  type HandlingValues,
  typedHandlingSchema,
} from './handling-values.ts';
import { handlingMessages } from './messages.ts';

interface HandlingFormOptions {
  /** Who edits; drafts are kept by it. */
  editorId: string;
  /** Puts a record just read or answered where the rest of the portal finds it. */
  keep(person: Teammate): void;
}

/** State of the form about a person's call handling (PPL-02, SET-02, annex J1). */
export function useHandlingForm(person: Teammate, { editorId, keep }: HandlingFormOptions) {
  const t = useT();
  const { id } = person;
  const drafts = useMemo(
    () => draftStore(`call-handling.${editorId}.${id}`, typedHandlingSchema),
    [editorId, id],
  );
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf('teammate', id)) ?? t(handlingMessages.somebody);
    const show = { label: t(handlingMessages.show), run: showConflict };
    notify.info(t(handlingMessages.changedElsewhere, { name }), hasConflict ? show : undefined);
  };
  return useRecordForm<Teammate, HandlingValues>({
    record: person,
    fields: handlingFields,
    valuesOf: handlingOf,
    schema: handlingSchema,
    recordSchema: teammateSchema,
    drafts,
    save: (change, version) =>
      call(setTeammateCallHandling, { params: { id }, body: bodyOf(change) }, { version }),
    keep,
    onSaved: (_, { takeBack }) => notify.success(t(handlingMessages.saved), undoAction(takeBack)),
    onChangedElsewhere: (...news) => void announce(...news),
  });
}
