import { type Teammate, teammateSchema, updateTeammate } from '@jackfield/contract/api/teammate';
import { draftStore, lastEditorOf, useRecordForm } from '@jackfield/records/record-form';
import { call, common, notify, useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import { keepProfile } from '../profile/keep-profile.ts';
import {
  advancedFields,
  advancedSchema,
  type AdvancedValues,
  typedAdvancedSchema,
  valuesOf,
} from './advanced-values.ts';
import { advancedMessages } from './messages.ts';

/** State of the form about the own advanced settings (SET-01, annex J1, J8). */
export function useAdvancedForm(person: Teammate) {
  const t = useT();
  const { id } = person;
  const drafts = useMemo(() => draftStore(`own-advanced.${id}`, typedAdvancedSchema), [id]);
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf('teammate', id)) ?? t(advancedMessages.somebody);
    const show = { label: t(common.show), run: showConflict };
    notify.info(t(advancedMessages.changedElsewhere, { name }), hasConflict ? show : undefined);
  };
  return useRecordForm<Teammate, AdvancedValues>({
    record: person,
    fields: advancedFields,
    valuesOf,
    schema: advancedSchema,
    recordSchema: teammateSchema,
    drafts,
    save: (body, version) => call(updateTeammate, { params: { id }, body }, { version }),
    keep: keepProfile,
    onSaved: () => notify.success(t(common.saved)),
    onChangedElsewhere: (...news) => void announce(...news),
  });
}
