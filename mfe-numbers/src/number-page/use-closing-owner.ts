import {
  type Company,
  endCompanyOverride,
  setCompanyOverride,
} from '@jackfield/contract/api/company';
import type { ClosingOwner } from '@jackfield/kit/closed-today';
import { call } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { companyKeys } from '../numbers-listing/keys.ts';
import { keepCompany } from './get-company.ts';

/** A company number as "Closed today" takes it (annex J4). */
export function useClosingOwner(company: Company): ClosingOwner {
  const client = useQueryClient();
  const { id, label: name, version, businessHour: hours, override } = company;
  const params = { id };
  const keep = (stored: Company) => {
    keepCompany(client, stored);
    void client.invalidateQueries({ queryKey: companyKeys.lists });
    return stored;
  };
  return {
    kind: 'company',
    id,
    name,
    version,
    hours,
    override,
    closedTarget: company.callHandlingClosedHour,
    set: (body, asOf) => call(setCompanyOverride, { params, body }, { version: asOf }).then(keep),
    end: (asOf) => call(endCompanyOverride, { params }, { version: asOf }).then(keep),
  };
}
