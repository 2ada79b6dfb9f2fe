import type { NumberPage } from '@jackfield/contract';
import { type Company, companySchema } from '@jackfield/contract/api/company';
import { type RecordEdit, type SectionForm, useRecordEdit } from '@jackfield/records/record-form';
import { sessionAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { FieldValues } from 'react-hook-form';
import { companyKeys } from '../numbers-listing/keys.ts';
import { cacheCompany } from './get-company.ts';
import { numberMessages } from './messages.ts';

interface NumberFormOptions<Values extends FieldValues> extends SectionForm<Company, Values> {
  /** Section that the form edits; drafts are kept by it. */
  section: NumberPage;
}

/** A form about one section of a company number. */
export function useNumberForm<Values extends FieldValues>(
  company: Company,
  { section, ...form }: NumberFormOptions<Values>,
): RecordEdit<Company, Values> {
  const t = useT();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const { id } = company;
  const refresh = () => client.invalidateQueries({ queryKey: companyKeys.lists });
  return useRecordEdit<Company, Values>({
    ...form,
    record: company,
    recordSchema: companySchema,
    history: { entity: 'company', id },
    draft: `number.${section}.${editor}.${id}`,
    words: {
      saved: t(numberMessages.saved, { name: company.label }),
      changedElsewhere: (name) => t(numberMessages.changedElsewhere, { name }),
    },
    keep: (stored) => cacheCompany(client, stored),
    onSaved: refresh,
    reread: () => client.invalidateQueries({ queryKey: companyKeys.all }),
  });
}
