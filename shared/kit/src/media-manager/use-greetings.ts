import { accountAtom, call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { MediaActions } from './manager.ts';
import { greetingCalls, type GreetingOwnerType } from './media-calls.ts';

/** Whose voicemail it is. */
export interface GreetingOwner {
  readonly type: GreetingOwnerType;
  readonly id: string;
}

/** Voicemail greetings of an owner for the media manager (MEDIA-02). */
export function useGreetings({ type, id }: GreetingOwner) {
  const client = useQueryClient();
  const account = useAtomValue(accountAtom);
  const calls = greetingCalls[type];
  const params = { id };
  const queryKey = ['voicemail', type, id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.list, { params }, { signal }),
  });
  useLiveRefetch([type], queryKey, (event) => event.id === id);

  const then = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await client.invalidateQueries({ queryKey });
    return result;
  };
  const actions: MediaActions = {
    media: query.data,
    languageCode: account?.country === 'MYS' ? 'en-GB' : 'en-US',
    upload: ({ file, name, source }, onProgress, signal) =>
      then(call(calls.upload, { params, body: { name, source, file } }, { onProgress, signal })),
    addText: (body) => then(call(calls.addText, { params, body })),
    select: (greetingId) =>
      then(call(calls.select, { params: { id, greetingId }, body: { isSelected: true } })),
    remove: (greetingId, replacementId) =>
      then(
        call(calls.remove, {
          params: { id, greetingId },
          query: replacementId === null ? {} : { replacementId },
        }),
      ),
  };
  return { query, actions };
}
