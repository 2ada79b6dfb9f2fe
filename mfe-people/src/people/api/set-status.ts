import { setTeammateStatus, type Teammate } from '@jackfield/contract/api/teammate';
import { undoSave } from '@jackfield/records/restore';
import { call } from '@jackfield/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { cachePerson, patchPerson, refreshLists } from './cached-people.ts';
import { peopleKeys } from './keys.ts';

/** A person whose status is to change, as the screen knows it. */
export type StatusSubject = Pick<Teammate, 'id' | 'status' | 'version'>;

/**
 * Suspends or activates a person (API-118): shown at once, taken back when the server refuses.
 * Rejects with ApiFailure.
 */
export async function setStatus(
  client: QueryClient,
  person: StatusSubject,
  status: 'active' | 'suspended',
): Promise<Teammate> {
  patchPerson(client, person.id, { status });
  try {
    const params = { id: person.id, status };
    const answer = await call(setTeammateStatus, { params }, { version: person.version });
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
