import {
  numberLabelSchema,
  type PhoneNumber,
  phoneNumberRecordSchema,
} from '@jackfield/contract/api/number';
import { draftStore, lastEditorOf, useRecordForm } from '@jackfield/records/record-form';
import { notify, sessionAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import * as v from 'valibot';
import { keepNumber, numberKeys, saveLabel } from '../account-numbers/number-query.ts';
import { detailMessages } from './messages.ts';

export const labelFields = ['label'] as const;
export interface LabelValues {
  label: string;
}

const schema = v.object({ label: numberLabelSchema });
const typed = v.object({ label: v.string() });

export const labelOf = ({ label }: PhoneNumber): LabelValues => ({ label });

/** State of the form with the label of a number (annex J1, J8). */
export function useLabelForm(number: PhoneNumber) {
  const t = useT();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const { id, ownerType, ownerId } = number;
  const drafts = useMemo(() => draftStore(`phonenumber.${editor}.${id}`, typed), [editor, id]);
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf(ownerType, ownerId)) ?? t(detailMessages.somebody);
    const show = { label: t(detailMessages.show), run: showConflict };
    notify.info(t(detailMessages.changedElsewhere, { name }), hasConflict ? show : undefined);
  };
  return useRecordForm<PhoneNumber, LabelValues>({
    record: number,
    fields: labelFields,
    valuesOf: labelOf,
    schema,
    recordSchema: phoneNumberRecordSchema,
    drafts,
    save: ({ label = '' }, version) => saveLabel(number, label, version),
    keep: (stored) => keepNumber(client, stored),
    onSaved: () => {
      notify.success(t(detailMessages.saved));
      void client.invalidateQueries({ queryKey: numberKeys.lists });
    },
    onChangedElsewhere: (...news) => void announce(...news),
  });
}
