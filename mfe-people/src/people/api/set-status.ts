import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { setTeammateStatus, type Teammate } from '@jackfield/contract/api/teammate';
import { undoSave } from '@jackfield/records/restore';
import { call } from '@jackfield/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { cachePerson, patchPerson, refreshLists } from './cached-people.ts';
import { peopleKeys } from './keys.ts';

/** A person whose status is to change, as the screen knows it. */
export type StatusSubject = Pick<Teammate, 'id' | 'status' | 'version'>;

/** What callers would notice of it; nothing is changed (SAY-01). */
export const tryStatus = (
  { id, version }: StatusSubject,
  status: 'active' | 'suspended',
  { signal }: { signal: AbortSignal },
) => call(dryRunOf(setTeammateStatus), { params: { id, status } }, { version, signal });

/**
 * Suspends or activates a person (API-118): shown at once, taken back when the server refuses.
 * Rejects with ApiFailure.
 */
export async function setStatus(
  client: QueryClient,
  person: StatusSubject,
  status: 'active' | 'suspended',
  asSeen: { seen?: string } = {},
): Promise<Teammate> {
  patchPerson(client, person.id, { status });
  try {
    const params = { id: person.id, status };
    const answer = await call(
      setTeammateStatus,
      { params },
      { version: person.version, ...asSeen },
    );
    cachePerson(client, answer);
    return answer;
  } catch (error) {
    patchPerson(client, person.id, { status: person.status });
    throw error;
  }
}

/** Takes the status back that a person was moved to by the change that was answered (annex J2). */
export async function undoStatus(
  client: QueryClient,
  { id, version }: Pick<Teammate, 'id' | 'version'>,
): Promise<void> {
  await undoSave('teammate', id, { version, versions: 1 });
  await Promise.all([
    client.invalidateQueries({ queryKey: peopleKeys.record(id) }),
    refreshLists(client),
  ]);
}
