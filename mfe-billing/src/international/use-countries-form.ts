import {
  type CallRestriction,
  callRestrictionSchema,
  setCallRestriction,
} from '@jackfield/contract/api/call-restriction';
import { useRecordEdit } from '@jackfield/records/record-form';
import { call, sessionAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { abroadSchema, type AbroadValues, callsOf, changeOf } from './calls-abroad.ts';
import { internationalMessages as messages } from './messages.ts';
import { keepRestriction } from './restriction-query.ts';

const fields = ['calls'] as const;

interface CountriesFormOptions {
  tenantId: string;
  restriction: CallRestriction;
  reread(): Promise<unknown>;
}

/** The form about where calls may go, saved as of the account's version. */
export function useCountriesForm({ tenantId, restriction, reread }: CountriesFormOptions) {
  const t = useT();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  return useRecordEdit<CallRestriction, AbroadValues>({
    fields,
    valuesOf: (stored) => ({ calls: callsOf(stored) }),
    schema: abroadSchema,
    typed: abroadSchema,
    record: restriction,
    recordSchema: callRestrictionSchema,
    history: { entity: 'tenant', id: tenantId },
    draft: `billing.international.${editor}.${tenantId}`,
    words: {
      saved: t(messages.saved),
      changedElsewhere: (name) => t(messages.changedElsewhere, { name }),
    },
    save: ({ calls = callsOf(restriction) }, version) =>
      call(setCallRestriction, { params: { tenantId }, body: changeOf(calls) }, { version }),
    keep: (stored) => keepRestriction(client, tenantId, stored),
    reread,
  });
}
