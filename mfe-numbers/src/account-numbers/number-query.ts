import type { CallAnswer } from '@jackfield/contract';
import {
  getPhoneNumber,
  listTenantNumbers,
  numberOwnerSchema,
  type PhoneNumber,
  updateCompanyNumber,
  updateTeammateNumber,
} from '@jackfield/contract/api/number';
import { textingGroups } from '@jackfield/contract/api/texting-status';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';
import type { ListQuery } from '@jackfield/lists/list-rows';
import { call } from '@jackfield/runtime';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** Keys under which the numbers of the account are kept in the query client. */
export const numberKeys = {
  all: ['phonenumber'],
  lists: ['phonenumber', 'list'],
  record: (id: string) => ['phonenumber', 'record', id],
} as const;

const sortKeys = ['number', 'label', 'ownerType'] as const;

/** The listing as it opens without a query in the address. */
export const numberDefaults: ListDefaults = {
  sort: { key: 'number', direction: 'asc' },
  filters: ['ownerType', 'isTollFree', 'texting'],
};

/** The request behind an address of the listing; what makes no sense is left out. */
function toRequest(params: ListParams) {
  const { filters } = params;
  const ownerType = oneOf(filters['ownerType'], numberOwnerSchema.options);
  const isTollFree = oneOf(filters['isTollFree'], ['true', 'false']);
  const texting = oneOf(filters['texting'], textingGroups);
  return {
    ...pageRequest(params, sortKeys),
    ...(ownerType && { ownerType }),
    ...(isTollFree && { isTollFree }),
    ...(texting && { texting }),
  };
}

/** One page of all numbers of the account (API-64). */
export function numberPage(
  tenantId: string,
  params: ListParams,
): ListQuery<CallAnswer<typeof listTenantNumbers>> {
  const query = toRequest(params);
  return {
    queryKey: [...numberKeys.lists, query],
    load: (signal) => call(listTenantNumbers, { params: { id: tenantId }, query }, { signal }),
  };
}

/** One phone number with its owner (API-10). */
export function numberOptions(id: string) {
  return queryOptions({
    queryKey: numberKeys.record(id),
    queryFn: ({ signal }) => call(getPhoneNumber, { params: { id } }, { signal }),
  });
}

/** Puts what was just stored of a number where its pages find it. */
export function cacheNumber(client: QueryClient, stored: PhoneNumber): void {
  const { queryKey } = numberOptions(stored.id);
  client.setQueryData(queryKey, (kept) =>
    kept && kept.version <= stored.version ? { ...kept, ...stored } : kept,
  );
}

/** Changes the label of a number as of a version (API-98, API-121); 412 when somebody was faster. */
export function saveLabel(
  { id: phoneNumberId, ownerType, ownerId: id }: PhoneNumber,
  label: string,
  version: number,
): Promise<PhoneNumber> {
  const endpoint = ownerType === 'company' ? updateCompanyNumber : updateTeammateNumber;
  return call(endpoint, { params: { id, phoneNumberId }, body: { label } }, { version });
}
