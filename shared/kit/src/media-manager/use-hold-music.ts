import {
  deleteTeamMusic,
  deleteTeammateMusic,
  deleteTenantMusic,
  listTeamMusic,
  listTeammateMusic,
  listTenantMusic,
  selectTeamMusic,
  selectTeammateMusic,
  selectTenantMusic,
  uploadTeamMusic,
  uploadTeammateMusic,
  uploadTenantMusic,
} from '@jackfield/contract/api/hold-music';
import { call } from '@jackfield/runtime';
import type { Like } from './media-calls.ts';
import { useOwnedMedia } from './use-owned-media.ts';

/** Who can have hold music: the account, people, teams. */
export interface MusicOwner {
  readonly type: 'tenant' | 'teammate' | 'team';
  readonly id: string;
}

interface MusicCalls {
  readonly list: Like<typeof listTenantMusic>;
  readonly upload: Like<typeof uploadTenantMusic>;
  readonly select: Like<typeof selectTenantMusic>;
  readonly remove: Like<typeof deleteTenantMusic>;
}

const callsOf: Readonly<Record<MusicOwner['type'], MusicCalls>> = {
  tenant: {
    list: listTenantMusic,
    upload: uploadTenantMusic,
    select: selectTenantMusic,
    remove: deleteTenantMusic,
  },
  teammate: {
    list: listTeammateMusic,
    upload: uploadTeammateMusic,
    select: selectTeammateMusic,
    remove: deleteTeammateMusic,
  },
  team: {
    list: listTeamMusic,
    upload: uploadTeamMusic,
    select: selectTeamMusic,
    remove: deleteTeamMusic,
  },
};

/** Hold music of an owner for the media manager (API-61 to 63, API-123 to 125, API-155 to 157). */
export function useHoldMusic(owner: MusicOwner) {
  const { type, id } = owner;
  const calls = callsOf[type];
  const params = { id };
  return useOwnedMedia({
    kind: 'hold',
    owner,
    queryKey: ['holdMusic', type, id],
    deletion: `${type}.deleteHoldMusic`,
    languageCode: 'en-US',
    load: (signal) => call(calls.list, { params }, { signal }),
    upload: ({ file, name, source }, onProgress, signal) =>
      call(calls.upload, { params, body: { name, source, file } }, { onProgress, signal }),
    select: (mohId) => call(calls.select, { params: { id, mohId }, body: { isSelected: true } }),
    remove: (mohId, replacementId) =>
      call(calls.remove, {
        params: { id, mohId },
        query: replacementId === null ? {} : { replacementId },
      }),
  });
}
