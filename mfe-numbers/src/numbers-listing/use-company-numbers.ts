import { useListing } from '@jackfield/lists/list-page';
import { useLiveRefetch } from '@jackfield/runtime';
import { companyKeys } from './keys.ts';
import { companyPage, toRequest } from './list-companies.ts';

/** Kinds of events that change what a row shows (RT-08, RT-09, RT-13, RT-14, annex D). */
const eventTypes = ['company', 'phonenumber', 'callhandling', 'businesshour'] as const;

const defaults = { sort: { key: 'label', direction: 'asc' } } as const;

/** Company numbers as the address asks for them, kept current by live events. */
export function useCompanyNumbers() {
  useLiveRefetch(
    eventTypes,
    companyKeys.lists,
    ({ eventType, ownerType }) => eventType === 'company' || ownerType === 'company',
  );
  return useListing(defaults, (params) => companyPage(toRequest(params))).listing;
}
