import {
  type DeviceListQuery,
  deviceTypeSchema,
  listDevices,
} from '@jackfield/contract/api/device';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';

const sortKeys = ['name', 'type', 'model', 'macAddress', 'teammateName', 'lastSeenAt'] as const;

/** The listing as it opens without a query in the address: who is offline stands first. */
export const listingDefaults: ListDefaults = {
  sort: { key: 'lastSeenAt', direction: 'asc' },
  filters: [],
};

/** Key of every list of devices; a prefix names everything below it. */
export const deviceListKey = ['device', 'list'] as const;

/** What the server is asked for; a member of the address that makes no sense is left out. */
export function toRequest(params: ListParams): DeviceListQuery {
  const type = oneOf(params.status, deviceTypeSchema.options);
  return {
    ...pageRequest(params, sortKeys),
    ...(type && { type }),
  };
}

/** One page of devices (DEV-01). */
export function devicePage(query: DeviceListQuery) {
  return {
    queryKey: [...deviceListKey, query],
    load: (signal: AbortSignal) => call(listDevices, { query }, { signal }),
  };
}
