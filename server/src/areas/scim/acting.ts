import type { Endpoint } from '@jackfield/contract';
import type { Outcome } from '@jackfield/contract/api/directory';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { EventSpec } from '../../platform/events.ts';
import type { Parts } from '../../parts.ts';

/** What the directory needs of the server. */
export type ScimParts = Pick<Parts, 'lookup' | 'noticing' | 'publicUrl'>;

/** Reading the directory; not in the contract, as its shape is RFC 7644's. */
export const scimRead: Endpoint = {
  id: 'scim.read',
  method: 'GET',
  path: '/scim/v2',
  summary: 'SCIM 2.0',
  source: ['SCIM-01'],
  status: 200,
};

/** Changing what the directory tells of. */
export const scimWrite: Endpoint = { ...scimRead, id: 'scim.write', method: 'PUT' };

/** What became of a person by a request. */
export interface Seen {
  readonly subject: string;
  readonly teammateId: string | null;
  readonly what: Outcome;
  readonly reason?: string | null | undefined;
}

/** What a call of the directory answers, and of whom it was. */
export interface ScimAnswer {
  readonly status: 200 | 201 | 204;
  readonly body?: object;
  readonly location?: string;
  readonly version?: number;
  readonly seen?: readonly Seen[];
}

/**
 * The directory acts as an admin does, within what its own calls ask for: people are invited, changed
 * and suspended by the functions of the people's own calls. It never gives the role of an admin, and
 * buys no more than the cap of its key (SCIM-01).
 */
export const asDirectory = (context: RequestContext): RequestContext => ({
  ...context,
  actor: { ...signedIn(context), role: 'admin' },
  reach: 'account',
  via: 'scim',
  isStepUpDue: false,
  expectedVersion: null,
});

/** Tells pages of the directory that its groups, its rule or who waits have changed (SCIM-01). */
export const directoryEvent = (tenantId: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'directory',
  id: tenantId,
});
