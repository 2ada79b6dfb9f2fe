import {
  addTextGreeting,
  deleteGreeting,
  listGreetings,
  selectGreeting,
  uploadGreeting,
} from '@jackfield/contract/api/media';
import { accountAtom, call, useLiveRefetch } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { MediaActions } from './manager.ts';

const keyOf = (id: string) => ['voicemail', 'teammate', id] as const;

/** Voicemail greetings of a person for the media manager (API-131 to API-134). */
export function useTeammateGreetings(id: string) {
  const client = useQueryClient();
  const account = useAtomValue(accountAtom);
  const params = { id };
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(listGreetings, { params }, { signal }),
  });
  useLiveRefetch(['teammate'], keyOf(id), (event) => event.id === id);

  const then = async <T>(change: Promise<T>): Promise<T> => {
    const result = await change;
    await client.invalidateQueries({ queryKey: keyOf(id) });
    return result;
  };
  const actions: MediaActions = {
    media: query.data,
    languageCode: account?.country === 'MYS' ? 'en-GB' : 'en-US',
    upload: ({ file, name, source }, onProgress, signal) =>
      then(call(uploadGreeting, { params, body: { name, source, file } }, { onProgress, signal })),
    addText: (body) => then(call(addTextGreeting, { params, body })),
    select: (greetingId) =>
      then(call(selectGreeting, { params: { id, greetingId }, body: { isSelected: true } })),
    remove: (greetingId, replacementId) =>
      then(
        call(deleteGreeting, {
          params: { id, greetingId },
          query: replacementId === null ? {} : { replacementId },
        }),
      ),
  };
  return { query, actions };
}
