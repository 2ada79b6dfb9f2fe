import type { AuditEntry } from '@jackfield/contract/api/audit';
import type { Greetings } from '@jackfield/contract/api/media';
import { restoreDeleted } from '@jackfield/records/restore';
import { useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaActions } from './manager.ts';

/** Whose media they are, how they are kept here, and the calls about them. */
export interface OwnedMedia extends Pick<MediaActions, 'kind' | 'upload' | 'select' | 'remove'> {
  readonly addText?: MediaActions['addText'];
  readonly isUsed?: MediaActions['isUsed'];
  readonly queryKey: readonly string[];
  /** The record whose events tell of changes, and whose history tells of deletions. */
  readonly owner: {
    readonly type: 'teammate' | 'team' | 'company' | 'tenant';
    readonly id: string;
  };
  /** Action of a deletion in the history. */
  readonly deletion: AuditEntry['action'];
  load(signal: AbortSignal): Promise<Greetings>;
}

/** Reads media of an owner, keeps them current, and answers what a media manager does with them. */
export function useOwnedMedia({ queryKey, owner, deletion, load, ...calls }: OwnedMedia) {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) });
  useLiveRefetch([owner.type], queryKey, (event) => event.id === owner.id);
  const then = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await client.invalidateQueries({ queryKey });
    return result;
  };
  const { upload, addText, select, remove } = calls;
  const actions: MediaActions = {
    ...calls,
    media: query.data,
    upload: (...args) => then(upload(...args)),
    ...(addText && { addText: (text) => then(addText(text)) }),
    select: (...args) => then(select(...args)),
    remove: (...args) => then(remove(...args)),
    undoRemove: (mediumId) =>
      then(restoreDeleted(owner.type, owner.id, { action: deletion, mediumId })),
  };
  return { query, actions };
}
