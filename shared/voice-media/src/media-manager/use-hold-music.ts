import { type MusicOwnerType, musicCalls } from '@jackfield/contract/api/hold-music';
import { call } from '@jackfield/runtime';
import { useOwnedMedia } from './use-owned-media.ts';

/** Whose hold music it is. */
export interface MusicOwner {
  readonly type: MusicOwnerType;
  readonly id: string;
}

/** Hold music of an owner for the media manager (API-61 to 63, API-123 to 125, API-155 to 157). */
export function useHoldMusic(owner: MusicOwner) {
  const { type, id } = owner;
  const calls = musicCalls[type];
  const params = { id };
  return useOwnedMedia({
    kind: 'hold',
    owner,
    queryKey: ['holdMusic', type, id],
    deletion: `${type}.deleteHoldMusic`,
    load: (signal) => call(calls.list, { params }, { signal }),
    upload: ({ file, name, source }, onProgress, signal) =>
      call(calls.upload, { params, body: { name, source, file } }, { onProgress, signal }),
    select: (mohId, asSeen) =>
      call(calls.select, { params: { id, mohId }, body: { isSelected: true } }, asSeen),
    remove: (mohId, replacementId) =>
      call(calls.remove, {
        params: { id, mohId },
        query: replacementId === null ? {} : { replacementId },
      }),
  });
}
