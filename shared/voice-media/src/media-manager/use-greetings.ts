import { greetingCalls, type GreetingOwnerType } from '@jackfield/contract/api/media';
import { listUses } from '@jackfield/contract/api/routing-uses';
import { call } from '@jackfield/runtime';
import { useOwnedMedia } from './use-owned-media.ts';

/** Whose voicemail it is. */
export interface GreetingOwner {
  readonly type: GreetingOwnerType;
  readonly id: string;
}

async function isMediumUsed(id: string): Promise<boolean> {
  const { items } = await call(listUses, { params: { kind: 'medium', id } });
  return items.length > 0;
}

/** Voicemail greetings of an owner for the media manager (MEDIA-02). */
export function useGreetings(owner: GreetingOwner) {
  const { type, id } = owner;
  const calls = greetingCalls[type];
  const params = { id };
  return useOwnedMedia({
    owner,
    queryKey: ['voicemail', type, id],
    deletion: `${type}.deleteGreeting`,
    load: (signal) => call(calls.list, { params }, { signal }),
    upload: ({ file, name, source }, onProgress, signal) =>
      call(calls.upload, { params, body: { name, source, file } }, { onProgress, signal }),
    addText: (body) => call(calls.addText, { params, body }),
    select: (greetingId, asSeen) =>
      call(calls.select, { params: { id, greetingId }, body: { isSelected: true } }, asSeen),
    remove: (greetingId, replacementId) =>
      call(calls.remove, {
        params: { id, greetingId },
        query: replacementId === null ? {} : { replacementId },
      }),
    // Calls are never sent to the voicemail greeting of a person.
    ...(type !== 'teammate' && { isUsed: isMediumUsed }),
  });
}
