import {
  numberLabelSchema,
  type PhoneNumber,
  phoneNumberRecordSchema,
} from '@jackfield/contract/api/number';
import { type FormShape, useRecordEdit } from '@jackfield/records/record-form';
import { sessionAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import * as v from 'valibot';
import { cacheNumber, numberKeys, saveLabel } from '../account-numbers/number-query.ts';
import { detailMessages } from './messages.ts';

type LabelValues = Pick<PhoneNumber, 'label'>;

const labelShape: FormShape<PhoneNumber, LabelValues> = {
  fields: ['label'],
  valuesOf: ({ label }) => ({ label }),
  schema: v.object({ label: numberLabelSchema }),
  typed: v.object({ label: v.string() }),
};

/** State of the form with the label of a number. */
export function useLabelForm(number: PhoneNumber) {
  const t = useT();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const { id, ownerType, ownerId } = number;
  return useRecordEdit<PhoneNumber, LabelValues>({
    ...labelShape,
    record: number,
    recordSchema: phoneNumberRecordSchema,
    history: { entity: ownerType, id: ownerId },
    draft: `phonenumber.${editor}.${id}`,
    words: {
      saved: t(detailMessages.saved),
      changedElsewhere: (name) => t(detailMessages.changedElsewhere, { name }),
    },
    save: ({ label = '' }, version) => saveLabel(number, label, version),
    keep: (stored) => cacheNumber(client, stored),
    onSaved: () => client.invalidateQueries({ queryKey: numberKeys.lists }),
  });
}
