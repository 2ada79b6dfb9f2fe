import type { Access } from '@jackfield/contract';
import { type TeammateListItem, updateTeammate } from '@jackfield/contract/api/teammate';
import { undoAction, undoSave } from '@jackfield/records/restore';
import { call, notify } from '@jackfield/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { cachePerson, refreshLists } from '../people/api/cached-people.ts';
import { peopleKeys } from '../people/api/keys.ts';

/** Gives somebody a built-in role, or takes it, and says so with Undo. Rejects with ApiFailure. */
export async function saveAccess(
  client: QueryClient,
  { id, version }: Pick<TeammateListItem, 'id' | 'version'>,
  { access, done }: { access: Access | null; done: string },
): Promise<void> {
  const stored = await call(updateTeammate, { params: { id }, body: { access } }, { version });
  cachePerson(client, stored);
  const back = async () => {
    await undoSave('teammate', id, { version: stored.version, versions: 1 });
    await client.invalidateQueries({ queryKey: peopleKeys.record(id) });
    await refreshLists(client);
  };
  // The same role once more is no change.
  notify.success(done, stored.version === version ? undefined : undoAction(back));
  await refreshLists(client);
}
