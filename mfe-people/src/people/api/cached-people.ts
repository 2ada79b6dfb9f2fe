import {
  type Teammate,
  type TeammateList,
  teammateRowSchema,
} from '@jackfield/contract/api/teammate';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { peopleKeys } from './keys.ts';

/** Members that a row and a record share and that an action may change before the answer. */
export type PersonPatch = Partial<
  Pick<Teammate, 'status' | 'version' | 'profileImage' | 'isEmailConfirmed'>
>;

/** Changes a person in every list and record kept. */
export function patchPerson(client: QueryClient, id: string, patch: PersonPatch): void {
  client.setQueriesData<TeammateList>({ queryKey: peopleKeys.pages }, (list) =>
    list
      ? { ...list, items: list.items.map((row) => (row.id === id ? { ...row, ...patch } : row)) }
      : list,
  );
  client.setQueryData<Teammate>(peopleKeys.record(id), (person) =>
    person ? { ...person, ...patch } : person,
  );
}

/** Puts a record just answered in its place, and its changed members into the lists. */
export function cachePerson(client: QueryClient, person: Teammate): void {
  const kept = client.getQueryData<Teammate>(peopleKeys.record(person.id));
  if (kept && kept.version > person.version) return;
  client.setQueryData(peopleKeys.record(person.id), person);
  client.setQueriesData<TeammateList>({ queryKey: peopleKeys.pages }, (list) =>
    list
      ? {
          ...list,
          items: list.items.map((row) =>
            row.id === person.id ? { ...row, ...pickRow(person) } : row,
          ),
        }
      : list,
  );
}

/** Takes a person out of the lists and forgets the record. */
export function removePerson(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: peopleKeys.record(id) });
  client.setQueriesData<TeammateList>({ queryKey: peopleKeys.pages }, (list) => {
    if (!list?.items.some((row) => row.id === id)) return list;
    return {
      ...list,
      items: list.items.filter((row) => row.id !== id),
      total: list.total === null ? null : Math.max(0, list.total - 1),
    };
  });
}

/** Reads the lists again, behind what is on the screen. */
export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: peopleKeys.lists });
}

/** Members that a record has in common with a row; the rest of a row comes with its list. */
const rowMembers = v.pick(teammateRowSchema, [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'title',
  'extension',
  'role',
  'access',
  'status',
  'profileImage',
  'isEmailConfirmed',
  'defaultNumber',
  'version',
]);

function pickRow(person: Teammate) {
  return v.parse(rowMembers, person);
}
