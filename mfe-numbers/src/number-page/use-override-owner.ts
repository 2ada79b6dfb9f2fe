import { type OverrideOwner, cacheAnswer } from '@jackfield/call-routing/call-override';
import {
  type Company,
  endCompanyOverride,
  setCompanyOverride,
} from '@jackfield/contract/api/company';
import { call } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '../numbers-listing/keys.ts';
import { cacheCompany } from './get-company.ts';

/** A company number as "Closed today" takes it (annex J4). */
export function useOverrideOwner(company: Company): OverrideOwner {
  const client = useQueryClient();
  const { id, label: name, version, businessHour: hours, override } = company;
  const params = { id };
  const keys = { lists: companyKeys.lists, record: companyKeys.record(id) };
  const kept = (answer: Promise<Company>) =>
    cacheAnswer(answer, { client, keep: cacheCompany, ...keys });
  return {
    kind: 'company',
    id,
    name,
    version,
    hours,
    override,
    closedTarget: company.callHandlingClosedHour,
    set: (body, asOf) => kept(call(setCompanyOverride, { params, body }, asOf)),
    end: (asOf) => kept(call(endCompanyOverride, { params }, { version: asOf })),
    reread: () => client.invalidateQueries({ queryKey: companyKeys.all }),
  };
}
