import { type ListDefaults, type ListParams, pageRequest } from '@jackfield/lists/list-page';
import type { BlacklistQuery } from './blacklist-calls.ts';

const sortKeys = ['number', 'country', 'blacklistType'] as const;

/** A list as it opens without a query in the address. */
export const listDefaults: ListDefaults = { sort: { key: 'number', direction: 'asc' } };

/** What the server is asked for; a member of the address that makes no sense is left out. */
export const toRequest = (params: ListParams): BlacklistQuery => pageRequest(params, sortKeys);
