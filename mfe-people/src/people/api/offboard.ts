import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import type { Teammate } from '@jackfield/contract/api/teammate';
import {
  getOwnedItems,
  type OffboardBody,
  offboardTeammate,
} from '@jackfield/contract/api/teammate-offboarding';
import { notifySkipped, restoreDeleted } from '@jackfield/records/restore';
import { ApiFailure, call, type CallOptions } from '@jackfield/runtime';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { cachePerson, patchPerson, refreshLists, removePerson } from './cached-people.ts';
import type { StatusSubject } from './set-status.ts';

/** What a person is using beside the routing (annex J5). */
export function ownedItemsOptions(id: string) {
  return queryOptions({
    queryKey: ['teammate', 'ownedItems', id],
    queryFn: ({ signal }) => call(getOwnedItems, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

type AsSeen = Pick<CallOptions, 'seen'>;

/** What callers would notice of it; nothing is changed (SAY-01). */
export const tryLeaving = (
  { id, version }: StatusSubject,
  body: OffboardBody,
  { signal }: { signal: AbortSignal },
) => call(dryRunOf(offboardTeammate), { params: { id }, body }, { version, signal });

const leave = (
  { id, version }: StatusSubject,
  body: OffboardBody,
  asSeen: AsSeen,
): Promise<Teammate> => call(offboardTeammate, { params: { id }, body }, { version, ...asSeen });

/**
 * Suspends a person, and sends elsewhere what is to go elsewhere (annex J5): shown at once, taken
 * back when the server refuses.
 */
export async function suspendPerson(
  client: QueryClient,
  person: StatusSubject,
  body: OffboardBody,
  asSeen: AsSeen,
): Promise<Teammate> {
  patchPerson(client, person.id, { status: 'suspended' });
  try {
    const answer = await leave(person, body, asSeen);
    cachePerson(client, answer);
    return answer;
  } catch (error) {
    patchPerson(client, person.id, { status: person.status });
    throw error;
  }
}

/** Deletes a person and hands over what they are using. Somebody already gone counts as done (A5). */
export async function removeOffboarded(
  client: QueryClient,
  person: StatusSubject,
  body: OffboardBody,
  asSeen: AsSeen,
): Promise<void> {
  try {
    await leave(person, body, asSeen);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
  removePerson(client, person.id);
}

/** Brings somebody back who was just deleted, with all they had; says what did not come along. */
export async function undoDeletion(client: QueryClient, id: string): Promise<void> {
  const { skipped } = await restoreDeleted('teammate', id, { action: 'teammate.delete' });
  notifySkipped(skipped);
  await refreshLists(client);
}
