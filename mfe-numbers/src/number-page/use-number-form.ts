import type { NumberPage } from '@jackfield/contract';
import { type Company, companySchema } from '@jackfield/contract/api/company';
import {
  draftStore,
  lastEditorOf,
  type RecordFormOptions,
  useRecordForm,
} from '@jackfield/records/record-form';
import { undoAction } from '@jackfield/records/restore';
import { notify, sessionAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { companyKeys } from '../numbers-listing/keys.ts';
import { keepCompany } from './get-company.ts';
import { numberMessages } from './messages.ts';

interface NumberFormOptions<Values extends FieldValues>
  extends Pick<RecordFormOptions<Company, Values>, 'fields' | 'valuesOf' | 'schema' | 'save'> {
  /** Section that the form edits; drafts are kept by it. */
  section: NumberPage;
  /** The same values without their rules, for drafts. */
  typed: v.GenericSchema<unknown, Values>;
}

/** State of a form about one section of a company number (annex J1, J8). */
export function useNumberForm<Values extends FieldValues>(
  company: Company,
  { section, typed, ...options }: NumberFormOptions<Values>,
) {
  const t = useT();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const { id } = company;
  const drafts = useMemo(
    () => draftStore(`number.${section}.${editor}.${id}`, typed),
    [section, editor, id, typed],
  );
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf('company', id)) ?? t(numberMessages.somebody);
    const show = { label: t(numberMessages.show), run: showConflict };
    notify.info(t(numberMessages.changedElsewhere, { name }), hasConflict ? show : undefined);
  };
  return useRecordForm<Company, Values>({
    ...options,
    record: company,
    recordSchema: companySchema,
    drafts,
    keep: (stored) => keepCompany(client, stored),
    onSaved: (_, { takeBack }) => {
      const refresh = () => client.invalidateQueries({ queryKey: companyKeys.lists });
      notify.success(
        t(numberMessages.saved),
        undoAction(() => takeBack().then(refresh)),
      );
      void refresh();
    },
    onChangedElsewhere: (...news) => void announce(...news),
  });
}
